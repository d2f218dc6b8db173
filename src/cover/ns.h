#pragma once
#include "base/namespaces.h"
