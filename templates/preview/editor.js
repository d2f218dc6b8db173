// The spec as text: line numbers, messages, saving.
"use strict";

const lineHeight = 19;
let saved = null;  // the text and its SHA-256 in the file, as far as is known
let base = null;   // the SHA-256 of the text that is being edited
let marked = 0;    // the line that is shown as chosen

const isEdited = () => saved !== null && $("text").value !== saved.text;

function drawGutter() {
  const severity = new Map();
  for (const m of state ? state.messages : [])
    if (m.line && severity.get(m.line) !== "error") severity.set(m.line, m.severity);
  const lines = $("text").value.split("\n").length;
  const gutter = $("gutter");
  gutter.replaceChildren();
  for (let i = 1; i <= lines; ++i)
    gutter.append(make("div", { textContent: i, className: `${severity.get(i) || ""} ${i === marked ? "here" : ""}` }));
  gutter.scrollTop = $("text").scrollTop;
  $("text").style.setProperty("--here", marked ? marked - 1 : -2);
}

function mark(line) {
  marked = line;
  drawGutter();
}

// Selects what stands in a line from a column on, and shows it.
function select(line, column) {
  const text = $("text");
  const lines = text.value.split("\n");
  if (line < 1 || line > lines.length) return;
  let from = 0;
  for (let i = 0; i + 1 < line; ++i) from += lines[i].length + 1;
  text.setSelectionRange(from + Math.max(0, (column || 1) - 1), from + lines[line - 1].length);
  text.scrollTop = Math.max(0, (line - 6) * lineHeight);
  mark(line);
}

function drawMessages() {
  $("messages").replaceChildren(...state.messages.map((m) => {
    const button = make("button", { className: m.severity },
      (m.line ? `Line ${m.line}: ` : m.file ? `${m.file}: ` : "") + m.message);
    if (m.hint) button.append(make("span", { className: "hint", textContent: m.hint }));
    button.addEventListener("click", () => {
      $("text").focus({ preventScroll: true });
      select(m.line, m.column);
    });
    return make("li", {}, button);
  }));
}

function takeText() {
  const text = $("text");
  const edited = isEdited();
  saved = { text: state.text, sha256: state.sha256 };
  if (edited) return;  // what is being written stays; saving tells of the change
  if (text.value === state.text) return;
  const { selectionStart, selectionEnd, scrollTop } = text;
  text.value = state.text;
  text.setSelectionRange(selectionStart, selectionEnd);
  text.scrollTop = scrollTop;
}

function drawNotice() {
  $("notice").hidden = !(isEdited() && base !== null && base !== saved.sha256);
  $("save").disabled = !isEdited() || !$("notice").hidden;
}

async function save() {
  if (!isEdited() || !$("notice").hidden) return;
  const text = $("text").value;
  try {
    await ask("spec?" + query({ instead_of: base || saved.sha256 }),
      { method: "PUT", body: text, headers: { "Content-Type": "text/plain" } });
    base = null;
    saved = { text, sha256: saved.sha256 };
    drawNotice();
  } catch (error) {
    status(error.message, true);
  }
}

$("text").addEventListener("input", () => {
  if (base === null && saved) base = saved.sha256;
  if (!isEdited()) base = null;
  marked = 0;
  drawNotice();
  drawGutter();
  drawMaze();
});
$("text").addEventListener("scroll", () => { $("gutter").scrollTop = $("text").scrollTop; });
$("save").addEventListener("click", save);
$("theirs").addEventListener("click", () => {
  $("text").value = saved.text;
  base = null;
  show();
});
$("mine").addEventListener("click", () => {
  base = saved.sha256;
  drawNotice();
});
window.addEventListener("beforeunload", (event) => { if (isEdited()) event.preventDefault(); });
