// What is told of a maze or of a page, beside the pages.
"use strict";

let chosen = 0;        // number of the maze that is shown; 0: none
let chosenPage = -1;   // index of the page that is shown; -1: none

function openPanel(title) {
  $("panel").hidden = !chosen && chosenPage < 0;
  $("maze").hidden = !chosen;
  $("page").hidden = chosenPage < 0;
  $("panel-title").textContent = title;
}

// Where the keyboard was before the panel took it.
let before = null;

function takeFocus() {
  if (!$("panel").contains(document.activeElement)) before = document.activeElement;
  $("panel-title").focus({ preventScroll: true });
}

function closePanel() {
  const own = $("panel").contains(document.activeElement);
  chosen = 0;
  chosenPage = -1;
  drawMaze();
  mark(0);
  const maze = before && before.dataset.maze;  // its button may be a new one by now
  const back = maze ? document.querySelector(`.hot[data-maze="${maze}"]`) : before;
  if (own && back) back.focus({ preventScroll: true });
}

// A page: what it is worth, and what the proof found.

function choosePage(index) {
  chosen = 0;
  chosenPage = index;
  drawMaze();
  drawPage();
  takeFocus();
}

const kinds = { title: "Title page", copyright: "Copyright page", contents: "Contents", instructions: "How to play",
                chapter: "Chapter opener", puzzles: "Mazes", answers: "Answers", score_card: "Score card",
                explanation: "How a maze was made", blank: "Empty page" };
let toldPage = "";  // of which page the figures are

async function drawPage() {
  if (chosenPage < 0 || !state.book) return;
  openPanel(pageName(chosenPage));
  drawVerdict();
  const wanted = query({ index: chosenPage, made: state.made });
  if (toldPage === wanted) return;
  toldPage = wanted;
  let facts;
  try {
    facts = await (await ask("page/facts?" + wanted)).json();
  } catch (error) {
    toldPage = "";
    return status(error.message, true);
  }
  if (toldPage !== wanted) return;
  $("figures").replaceChildren(...terms([["kind", kinds[facts.kind] || facts.kind.replaceAll("_", " ")],
    ...facts.figures.map((f) => [f.name, f.value])]));
  const short = facts.findings.map((f) =>
    make("li", { className: "warning" }, f.message, f.hint ? make("span", { className: "hint", textContent: `Try ${f.hint}.` }) : ""));
  $("findings").replaceChildren(...(short.length ? short
    : [make("li", { textContent: "Nothing falls short of a good page." })]));
}

$("close").addEventListener("click", closePanel);
window.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !$("panel").hidden && !$("looks").open) closePanel();
});
