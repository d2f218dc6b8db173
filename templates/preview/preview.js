// The preview of a book. It asks for the state of the session, waits until there is a newer one, and shows it. Pages
// are pictures; those near the visible part are asked for, and change in place.
"use strict";

const $ = (id) => document.getElementById(id);
let state = null;        // the last one
let saved = null;        // the text and its SHA-256 in the file, as far as is known
let chosen = 0;          // number of the maze that is shown
let shownMade = 0;       // of which book the pictures are

const isEdited = () => saved !== null && $("text").value !== saved.text;

async function ask(path, options) {
  const response = await fetch(path, options);
  if (!response.ok) {
    const body = await response.json().catch(() => ({}));
    throw new Error(body.message || `the server says ${response.status}`);
  }
  return response;
}

function status(text, wrong) {
  $("status").textContent = text;
  $("status").classList.toggle("wrong", Boolean(wrong));
}

// The editor

function drawGutter() {
  const severity = new Map();
  for (const m of state ? state.messages : [])
    if (m.line && severity.get(m.line) !== "error") severity.set(m.line, m.severity);
  const lines = $("text").value.split("\n").length;
  const gutter = $("gutter");
  gutter.replaceChildren();
  for (let i = 1; i <= lines; ++i) {
    const number = document.createElement("div");
    number.textContent = i;
    if (severity.has(i)) number.className = severity.get(i);
    gutter.append(number);
  }
  gutter.scrollTop = $("text").scrollTop;
}

function select(line, column) {
  const text = $("text");
  const lines = text.value.split("\n");
  if (line < 1 || line > lines.length) return;
  let from = 0;
  for (let i = 0; i + 1 < line; ++i) from += lines[i].length + 1;
  text.focus({ preventScroll: true });
  text.setSelectionRange(from + Math.max(0, (column || 1) - 1), from + lines[line - 1].length);
  text.scrollTop = Math.max(0, (line - 6) * 19);
  drawGutter();
}

function drawMessages() {
  const list = $("messages");
  list.replaceChildren();
  for (const m of state.messages) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.className = m.severity;
    button.textContent = (m.line ? `${m.line}:${m.column}: ` : m.file ? `${m.file}: ` : "") + m.message;
    if (m.hint) {
      const hint = document.createElement("span");
      hint.className = "hint";
      hint.textContent = m.hint;
      button.append(hint);
    }
    button.addEventListener("click", () => select(m.line, m.column));
    item.append(button);
    list.append(item);
  }
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

let base = null;  // the SHA-256 of the text that is being edited

function drawNotice() {
  $("notice").hidden = !(isEdited() && base !== null && base !== saved.sha256);
  $("save").disabled = !isEdited() || !$("notice").hidden;
}

async function save() {
  if (!isEdited() || !$("notice").hidden) return;
  const text = $("text").value;
  const query = new URLSearchParams({ instead_of: base || saved.sha256 });
  try {
    await ask("spec?" + query, { method: "PUT", body: text, headers: { "Content-Type": "text/plain" } });
    base = null;
    saved = { text, sha256: saved.sha256 };
    drawNotice();
  } catch (error) {
    status(error.message, true);
  }
}

// The pages

const seen = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    entry.target.dataset.near = entry.isIntersecting ? "yes" : "";
    if (entry.isIntersecting) load(entry.target);
  }
}, { root: $("book"), rootMargin: "600px" });

function load(img) {
  const width = Math.min(3000, Math.round(img.clientWidth * devicePixelRatio));
  const wanted = `page?index=${img.dataset.index}&width=${width}&made=${state.made}`;
  if (width === 0 || img.dataset.wanted === wanted) return;
  img.dataset.wanted = wanted;
  const next = new Image();  // the picture changes when it is there
  next.onload = () => { if (img.dataset.wanted === wanted) img.src = next.src; };
  next.onerror = () => { if (img.dataset.wanted === wanted) img.dataset.wanted = ""; };
  next.src = wanted;
}

function pageFigure(index) {
  const figure = document.createElement("figure");
  figure.className = "page";
  const img = document.createElement("img");
  img.dataset.index = index;
  img.alt = `page ${index + 1}`;
  const caption = document.createElement("figcaption");
  caption.textContent = index + 1;
  figure.append(img, caption);
  seen.observe(img);
  return figure;
}

// A book begins with a right page.
function layPages() {
  const count = state.book.pages;
  const pages = $("pages");
  if (pages.querySelectorAll(".page").length !== count) {
    pages.replaceChildren();
    for (let i = 0; i < count; i += i === 0 ? 1 : 2) {
      const spread = document.createElement("div");
      spread.className = "spread";
      spread.append(pageFigure(i));
      if (i > 0 && i + 1 < count) spread.append(pageFigure(i + 1));
      pages.append(spread);
    }
  }
  sizePages();
  for (const hot of pages.querySelectorAll(".hot")) hot.remove();
  const figures = pages.querySelectorAll(".page");
  for (const maze of state.book.mazes) {
    const figure = figures[maze.page - 1];
    if (!figure) continue;
    const hot = document.createElement("button");
    const [x0, y0, x1, y1] = maze.box.map((v) => `${100 * v}%`);
    hot.className = "hot";
    hot.style.left = x0;
    hot.style.top = y0;
    hot.style.width = `calc(${x1} - ${x0})`;
    hot.style.height = `calc(${y1} - ${y0})`;
    hot.dataset.maze = maze.number;
    hot.setAttribute("aria-label", `maze ${maze.number}`);
    hot.addEventListener("click", () => choose(maze.number, true));
    figure.append(hot);
  }
}

function sizePages() {
  if (!state || !state.book) return;
  const room = $("book").clientWidth - 40;
  const zoom = Number($("zoom").value);
  const width = Math.max(90, Math.min(420, room > 560 ? room / 2 - 14 : room) * zoom);
  for (const figure of document.querySelectorAll(".page")) {
    figure.style.width = `${width}px`;
    figure.style.height = `${width * state.book.height_pt / state.book.width_pt}px`;
  }
  loadNear();
}

// What is nearest to the middle of the window is painted first.
function loadNear() {
  const off = (img) => {
    const box = img.getBoundingClientRect();
    return Math.abs(box.top + box.bottom - innerHeight);
  };
  const near = [...document.querySelectorAll(".page img")].filter((img) => img.dataset.near);
  for (const [, img] of near.map((img) => [off(img), img]).sort((a, b) => a[0] - b[0])) load(img);
}

// A maze

const maze = () => state && state.book && state.book.mazes.find((m) => m.number === chosen);

function choose(number, selects) {
  chosen = number;
  drawMaze();
  const m = maze();
  if (m && selects) select(m.line, m.column);
}

function drawMaze() {
  const m = maze();
  $("maze").hidden = !m;
  for (const hot of document.querySelectorAll(".hot"))
    hot.classList.toggle("chosen", Number(hot.dataset.maze) === chosen);
  if (!m) return;
  $("maze-title").textContent = m.title;
  const facts = { page: m.page, answer: m.answer_page || "none" };
  if (m.level) facts.level = `${m.level} of 10 (score ${m.score.toFixed(2)})`;
  Object.assign(facts, { cells: m.cells, moves: m.moves, "dead ends": m.dead_ends, id: m.id });
  if (m.count > 1) facts.entry = `one of ${m.count} mazes of line ${m.line}`;
  $("facts").replaceChildren(...Object.entries(facts).flatMap(([name, value]) => {
    const dt = document.createElement("dt"), dd = document.createElement("dd");
    dt.textContent = name;
    dd.textContent = value;
    return [dt, dd];
  }));
  const ready = !state.stale && !state.busy && !isEdited();
  $("another").disabled = !ready;
  $("easier").disabled = !ready || !m.level || m.level <= 1;
  $("harder").disabled = !ready || !m.level || m.level >= 10;
}

async function set(number, key, value) {
  if (isEdited()) return status("save your text first", true);
  try {
    await ask("set?" + new URLSearchParams({ maze: number, key, value }), { method: "POST" });
  } catch (error) {
    status(error.message, true);
  }
}

function fill(id, names, value, none) {
  const select = $(id);
  const all = none === undefined ? names : [none, ...names];
  if (value && !all.includes(value)) all.push(value);
  if (select.options.length !== all.length)
    select.replaceChildren(...all.map((name) => new Option(name || "none", name)));
  if (document.activeElement !== select) select.value = value || "";
}

// The session

function show() {
  takeText();
  drawMessages();
  drawGutter();
  $("file").textContent = state.file.split("/").pop();
  $("file").title = state.file;
  drawNotice();
  $("pages").classList.toggle("stale", state.stale);
  const errors = state.messages.filter((m) => m.severity === "error").length;
  if (state.busy && state.done < state.total)
    status(`Making the book: ${state.done} of ${state.total} mazes`);
  else if (state.busy && state.total) status("Laying out the pages …");
  else if (state.busy) status("Making the book …");
  else if (errors) status(errors === 1 ? "One error" : `${errors} errors`, true);
  else if (state.book)
    status(`${state.book.pages} pages, ${state.book.mazes.length} mazes, ${state.seconds.toFixed(2)} s`);
  fill("template", state.choices.template, state.book && state.book.template);
  fill("theme", state.choices.theme, state.book && state.book.theme, "");
  fill("audience", state.choices.audience, state.book && state.book.audience);
  if (state.book) {
    $("title").textContent = state.book.title;
    document.title = `${state.book.title} – Mazefolio`;
    if (shownMade !== state.made) {
      shownMade = state.made;
      layPages();
    }
  }
  drawMaze();
}

async function follow() {
  for (;;) {
    try {
      const response = await ask("state?" + new URLSearchParams(
        state ? { after: state.version, known: state.made } : { after: 0 }));
      const next = await response.json();
      if (state && next.version === state.version) continue;
      if (state && next.made === state.made) next.book = state.book;
      state = next;
      show();
    } catch (error) {
      status("The preview has ended, or cannot be reached", true);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

$("text").addEventListener("input", () => {
  if (base === null && saved) base = saved.sha256;
  if (!isEdited()) base = null;
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
$("zoom").addEventListener("input", sizePages);
window.addEventListener("resize", sizePages);
window.addEventListener("keydown", (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key === "s") {
    event.preventDefault();
    save();
  } else if (event.key === "Escape" && chosen) {
    choose(0);
  }
});
window.addEventListener("beforeunload", (event) => { if (isEdited()) event.preventDefault(); });
for (const id of ["template", "theme", "audience"])
  $(id).addEventListener("change", (event) => { if (event.target.value) set(0, id, event.target.value); });
$("close").addEventListener("click", () => choose(0));
$("copy").addEventListener("click", () => navigator.clipboard.writeText(maze().id));
$("another").addEventListener("click", () => {
  const digits = crypto.getRandomValues(new Uint16Array(2));
  set(chosen, "seed", Array.from(digits, (d) => d.toString(36)).join(""));
});
$("easier").addEventListener("click", () => set(chosen, "difficulty", maze().level - 1));
$("harder").addEventListener("click", () => set(chosen, "difficulty", maze().level + 1));
follow();
