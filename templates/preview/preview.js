// The preview of a book. It asks for the state of the session, waits until there is a newer one, and shows it.
"use strict";

let shownMade = 0;  // of which book the pictures are

function showStatus() {
  const errors = state.messages.filter((m) => m.severity === "error").length;
  if (state.busy && state.done < state.total) status(`Making the book: ${state.done} of ${state.total} mazes`);
  else if (state.busy && state.total) status("Laying out the pages …");
  else if (state.busy) status("Making the book …");
  else if (errors) status(errors === 1 ? "One error" : `${errors} errors`, true);
  else if (state.book) status(`${state.book.pages} pages, ${state.book.mazes.length} mazes` +
    (state.book.key_pages ? `, ${state.book.key_pages} of answers` : ""));
  $("status").title = state.book ? `made in ${state.seconds.toFixed(2)} s` : "";
}

// What a newcomer would ask.
let hasChosen = false;  // a maze: then the hint was read

function drawHint() {
  $("hint").textContent = !state ? ""
    : !state.book ? (state.busy ? "The pages appear here when they are made." : "The pages appear here when the errors are gone.")
    : state.stale ? "These pages are older than the text, which has errors now."
    : hasChosen ? "" : "Change the text and save it, or click a maze to change that one.";
}

function show() {
  takeText();
  drawMessages();
  drawGutter();
  $("file").textContent = state.file.split("/").pop();
  $("file").title = state.file;
  drawNotice();
  $("pages").classList.toggle("stale", state.stale);
  showStatus();
  drawHint();
  drawLooks();
  if (state.book) {
    $("title").textContent = state.book.title;
    document.title = `${state.book.title} – Mazefolio`;
    if (shownMade !== state.made) {
      shownMade = state.made;
      layPages();
    }
  }
  askNext();
  drawMaze();
  drawPage();
  drawProof();
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

window.addEventListener("keydown", (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key === "s") {
    event.preventDefault();
    save();
  }
});
follow();
followProof();
