// What all files of the preview share: its state, and what asks the server.
"use strict";

const $ = (id) => document.getElementById(id);
let state = null;  // the last one

async function ask(path, options) {
  const response = await fetch(path, options);
  if (!response.ok) {
    const body = await response.json().catch(() => ({}));
    throw new Error(body.message || `the server says ${response.status}`);
  }
  return response;
}

// Pages are counted through the book, and then through its separate answer key.
const pageCount = () => state.book.pages + state.book.key_pages;
const inKey = (index) => index >= state.book.pages;
const shortName = (index) => inKey(index) ? `Key ${index - state.book.pages + 1}` : `${index + 1}`;
const pageName = (index) => inKey(index) ? `Page ${index - state.book.pages + 1} of the answer key` : `Page ${index + 1}`;

const query = (values) => new URLSearchParams(values).toString();

function status(text, wrong) {
  $("status").textContent = text;
  $("status").classList.toggle("wrong", Boolean(wrong));
}

// An element with properties and children.
function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

// The rows of a list of terms.
const terms = (facts) =>
  facts.flatMap(([name, value]) => [make("dt", { textContent: name }), make("dd", {}, value)]);

// Writes a value into the entry of a maze, or into the book (0).
async function set(number, key, value) {
  if (isEdited()) return status("Save your text first", true);
  try {
    await ask("set?" + query({ maze: number, key, value }), { method: "POST" });
  } catch (error) {
    status(error.message, true);
  }
}
