# Registers every case of a Catch2 program as a test of its own, so that a failure costs a case and not a folder.
# Run after the program is linked, with PROGRAM, PREFIX, FOLDER, LABELS, PROPERTIES (a list for set_tests_properties) and
# OUT, the file of add_test() that ctest includes. A case with the tag [unsanitized] has that label, too.
# Listing frees nothing that a sanitizer could miss.
set(ENV{ASAN_OPTIONS} detect_leaks=0)
execute_process(COMMAND ${PROGRAM} --list-test-names-only OUTPUT_VARIABLE output RESULT_VARIABLE count)
if(NOT count GREATER 0)  # Catch2 returns how many there are
  message(FATAL_ERROR "${PROGRAM} has no test cases (${count})")
endif()
execute_process(COMMAND ${PROGRAM} --list-test-names-only [unsanitized] OUTPUT_VARIABLE unsanitized)

# Line by line, as a list of CMake would break at ";" and "[" inside of a name.
set(script "")
set(registered 0)
while(output MATCHES "^([^\n]*)\n")
  set(title "${CMAKE_MATCH_1}")
  string(LENGTH "${title}" length)
  math(EXPR length "${length} + 1")
  string(SUBSTRING "${output}" ${length} -1 output)
  set(labels "${LABELS}")
  string(FIND "\n${unsanitized}" "\n${title}\n" found)
  if(NOT found EQUAL -1)
    string(APPEND labels ";unsanitized")
  endif()
  # What Catch2 reads in a name that it is asked for. One that then matches no case fails: -w NoTests.
  string(REGEX REPLACE "([][\\,])" "\\\\\\1" asked "${title}")
  set(test "[==[${PREFIX}: ${title}]==]")
  string(APPEND script "add_test(${test} [==[${PROGRAM}]==] [==[${asked}]==] -w NoTests)\n"
    "set_tests_properties(${test} PROPERTIES WORKING_DIRECTORY [==[${FOLDER}]==] LABELS [==[${labels}]==] ${PROPERTIES})\n")
  math(EXPR registered "${registered} + 1")
endwhile()
if(NOT registered EQUAL count)
  message(FATAL_ERROR "${PROGRAM} has ${count} test cases, but ${registered} were read from its list")
endif()
file(WRITE ${OUT} "${script}")
