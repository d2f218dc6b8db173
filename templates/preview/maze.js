// The maze that is chosen: another one, its figures, why it is as hard as it is, its picture.
"use strict";

const maze = () => state && state.book && state.book.mazes.find((m) => m.number === chosen);

function choose(number, selects) {
  chosen = number;
  chosenPage = -1;
  drawMaze();
  const m = maze();
  if (!m || !selects) return;
  hasChosen = true;
  drawHint();
  select(m.line, m.column);
  sizePages();  // the panel takes room from them
  showPage(m.page - 1);
  takeFocus();
}

function drawMaze() {
  const m = maze();
  for (const hot of document.querySelectorAll(".hot"))
    hot.classList.toggle("chosen", Number(hot.dataset.maze) === chosen);
  if (!m) {
    chosen = 0;
    return openPanel(chosenPage < 0 ? "" : pageName(chosenPage));
  }
  openPanel(m.title);
  drawFacts(m);
  const ready = !state.stale && !state.busy && !isEdited();
  $("another").disabled = !ready;
  $("easier").disabled = !ready || !m.level || m.level <= 1;
  $("harder").disabled = !ready || !m.level || m.level >= 10;
  for (const format of ["svg", "png"]) {
    const solved = $("answers").checked;
    const link = $(`save-${format}`);
    link.href = `maze/${format}?` + query({ maze: m.number, ...(solved ? { solved: 1 } : {}) });
    link.download = `maze-${m.number}${solved ? "-answer" : ""}.${format}`;
    link.textContent = `Save ${format.toUpperCase()}${solved ? " with answer" : ""}`;
  }
  drawRating(m);
}

function pageLink(index) {
  const button = make("button", { className: "link", textContent: shortName(index) });
  button.addEventListener("click", () => goTo(index));
  return button;
}

function drawFacts(m) {
  const facts = [];
  if (m.level) facts.push(["level", `${m.level} of 10 (score ${m.score.toFixed(2)})`]);
  facts.push(["page", pageLink(m.page - 1)]);
  const before = state.book.key_pages ? state.book.pages : 0;
  if (m.answer_page) facts.push(["answer on page", pageLink(before + m.answer_page - 1)]);
  facts.push(["cells", m.cells], ["moves", m.moves], ["dead ends", m.dead_ends]);
  if (m.attempt > 1) facts.push(["mazes tried", m.attempt]);
  facts.push(["id", m.id]);
  $("facts").replaceChildren(...terms(facts));
  $("shared").textContent = m.count > 1 ? `Line ${m.line} makes ${m.count} mazes: all of them change.` : "";
}

// The rating is asked for while it is in sight.

let told = "";  // the maze whose rating is shown, or asked for

async function drawRating(m) {
  const wanted = query({ maze: m.number, made: state.made });
  if (!$("why").open || told === wanted) return;
  told = wanted;
  $("rating").textContent = "…";
  try {
    const rating = await (await ask("maze?" + wanted)).json();
    if (told === wanted) $("rating").replaceChildren(...ratingOf(rating, wanted));
  } catch (error) {
    if (told === wanted) $("rating").textContent = error.message;
  }
}

function ratingOf(rating, wanted) {
  const picture = make("img", { src: "maze/decisions?" + wanted, alt: "The maze with its way, its decisions and its wrong branches" });
  const all = [make("p", {}, `${rating.level}. ${capital(rating.trickiness)}${rating.directions ? "; " + rating.directions : ""}.`),
    effortTable("From start to finish", rating.forward),
    make("a", { href: picture.src, target: "_blank", title: "Larger" }, picture)];
  if (rating.backward) {
    const other = make("details", {}, make("summary", { textContent: "From finish to start" }),
      effortTable("From finish to start", rating.backward));
    all.push(other);
  }
  return all;
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function bar(share) {
  const filled = make("i", {});
  filled.style.width = `${100 * share}%`;
  return make("span", { className: "bar" }, filled);
}

function effortTable(name, effort) {
  const rows = effort.terms.map((term) => {
    const what = make("td", {}, term.what);
    for (const branch of term.worst) what.append(make("span", { className: "branch", textContent: branch.trim() }));
    const steps = term.steps ? [term.steps.toFixed(1), bar(term.steps / effort.steps)] : [];
    return make("tr", {}, make("th", { scope: "row", textContent: term.name }), make("td", {}, ...steps), what);
  });
  return make("table", {}, make("caption", { textContent: `${name}: an effort of ${Math.round(effort.steps)} steps` }),
    make("tbody", {}, ...rows));
}

$("why").open = matchMedia("(min-width: 1200px)").matches;
$("why").addEventListener("toggle", () => { if (maze()) drawRating(maze()); });
$("copy").addEventListener("click", async () => {
  await navigator.clipboard.writeText(maze().id);
  status("The id is copied");
});
$("another").addEventListener("click", () => {
  const digits = crypto.getRandomValues(new Uint16Array(2));
  set(chosen, "seed", Array.from(digits, (d) => d.toString(36)).join(""));
});
$("easier").addEventListener("click", () => set(chosen, "difficulty", maze().level - 1));
$("harder").addEventListener("click", () => set(chosen, "difficulty", maze().level + 1));
