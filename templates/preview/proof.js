// The proof of the book: begun by a button, looked after while it runs, told at each page.
"use strict";

const betweenLooks = 300;  // ms
let proof = { state: "none" };

const isProven = () => proof.state === "done" && state && proof.made === state.made;
// Of its page; -1 where it is one of the whole book.
const indexOf = (fault) => fault.page > 0 ? fault.page - 1 + (fault.in_key ? state.book.pages : 0) : -1;
const faultsOf = (index) => proof.findings.filter((f) => indexOf(f) === index);

async function followProof() {
  do {
    try {
      proof = await (await ask("proof")).json();
    } catch (error) {
      return status(error.message, true);
    }
    drawProof();
    if (proof.state === "running") await new Promise((resolve) => setTimeout(resolve, betweenLooks));
  } while (proof.state === "running");
  if (proof.state === "failed") status(proof.message, true);
}

function proveText() {
  if (proof.state === "running") {
    if (!proof.steps) return "Proving – stop";
    const page = `page ${Math.min(proof.done + 1, proof.steps)} of ${proof.steps}`;
    if (proof.phase !== "proven") return `Drawing ${page} – stop`;
    return proof.done < proof.steps ? `Reading ${page} – stop` : "Comparing the mazes – stop";
  }
  if (!isProven()) return "Prove the book";
  const faults = proof.findings.length;
  return faults === 0 ? "✓ Proven" : faults === 1 ? "1 fault found" : `${faults} faults found`;
}

function drawProof() {
  $("prove").textContent = proveText();
  $("prove").disabled = !state || !state.book || state.busy || state.stale;
  $("prove").className = !isProven() ? "" : proof.findings.length ? "wrong" : "good";
  for (const holder of document.querySelectorAll(".page, .small")) {
    const faults = isProven() ? faultsOf(Number(holder.dataset.index)).length : -1;
    holder.classList.toggle("good", faults === 0);
    holder.classList.toggle("wrong", faults > 0);
  }
  drawVerdict();
}

function drawVerdict() {
  if (chosenPage < 0) return;
  const running = proof.state === "running";
  const faults = isProven() ? faultsOf(chosenPage) : [];
  $("verdict").textContent = running ? "The book is being proven …"
    : !isProven() ? "Not proven as it is now. “Prove the book” draws every page, reads it back from its ink, and solves every maze that it finds there."
    : faults.length ? "This page is not what it should be:" : pagesWithMazes.has(chosenPage) ? "✓ The page holds what it should, and its mazes were solved from their ink."
    : "✓ The page holds what it should.";
  $("faults").replaceChildren(...faults.map((f) =>
    make("li", { className: "error", textContent: (f.maze ? `Maze ${f.maze}: ` : "") + f.message })));
}

// To the first page with a fault.
function showFaults() {
  const first = proof.findings.find((f) => f.page > 0);
  if (!first) return status(proof.findings.map((f) => f.message).join("; "), true);
  goTo(indexOf(first));
  choosePage(indexOf(first));
}

$("prove").addEventListener("click", async () => {
  if (isProven() && proof.findings.length) return showFaults();
  try {
    await ask("proof", { method: proof.state === "running" ? "DELETE" : "POST" });
  } catch (error) {
    return status(error.message, true);
  }
  followProof();
});
