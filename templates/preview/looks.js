// Template, theme, audience and page: each choice is written into the spec.
"use strict";

const titles = { template: "Choose a template", theme: "Choose a theme" };

function openLooks(key) {
  const now = state.book ? state.book[key] : "";
  const names = key === "theme" ? ["", ...state.choices.theme] : [...state.choices[key]];
  if (now && !names.includes(now)) names.push(now);
  $("looks-title").textContent = titles[key];
  $("look-list").replaceChildren(...names.map((name) => lookButton(key, name, name === now)));
  $("looks").showModal();
  loadLooks();
  ($("look-list").querySelector("[aria-pressed=true]") || $("look-list").firstElementChild).focus();
}

function lookButton(key, name, pressed) {
  const picture = make("img", { alt: "" });
  picture.dataset.path = "look?" + query({ key, name });
  if (state.book) picture.style.aspectRatio = `${state.book.width_pt} / ${state.book.height_pt}`;
  const button = make("button", { className: "choice" }, picture, make("span", { textContent: name || "none" }));
  button.setAttribute("aria-pressed", pressed);
  button.addEventListener("click", () => {
    $("looks").close();
    if (!pressed) set(0, key, name);
  });
  return button;
}

// One after another, as they are made; the pages wait for none of them.
async function loadLooks() {
  for (const picture of document.querySelectorAll("#look-list img")) {
    if (!picture.isConnected || !$("looks").open) return;
    await new Promise((resolve) => {
      picture.onload = picture.onerror = resolve;
      picture.src = picture.dataset.path;
    });
  }
}

// Arrows go to the next picture in their direction.
$("look-list").addEventListener("keydown", (event) => {
  const all = [...$("look-list").children];
  const at = all.indexOf(document.activeElement);
  const columns = all.filter((b) => b.offsetTop === all[0].offsetTop).length;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  if (!step || at < 0) return;
  event.preventDefault();
  const next = all[at + step];
  if (next) next.focus();
});
$("looks-close").addEventListener("click", () => $("looks").close());
$("looks").addEventListener("click", (event) => { if (event.target === $("looks")) $("looks").close(); });
for (const key of ["template", "theme"]) $(key).addEventListener("click", () => openLooks(key));

function fill(select, rows, value) {
  const texts = rows.map(([name, text]) => `${name}\n${text}`).join("\n");
  if (select.dataset.rows !== texts) {
    select.dataset.rows = texts;
    select.replaceChildren(...rows.map(([name, text]) => new Option(text, name)));
  }
  if (document.activeElement !== select) select.value = value || "";
}

const inches = (pt) => Number((pt / 72).toFixed(2));

function drawPageSizes() {
  const papers = state.choices.page.map((p) => [p.name, p.summary]);
  const [width, height] = state.book ? state.book.page : [0, 0];
  const sides = (a, b) => [Math.min(a, b), Math.max(a, b)];
  const [short, long] = sides(width, height);
  const now = state.choices.page.find((p) => {
    const [a, b] = sides(p.width_pt, p.height_pt);
    return Math.abs(a - short) < 0.5 && Math.abs(b - long) < 0.5;
  });
  if (!now) papers.push(["", `${inches(width)} x ${inches(height)} in`]);
  fill($("page-size"), papers, now ? now.name : "");
}

function drawLooks() {
  const book = state.book || {};
  $("template").querySelector("b").textContent = book.template || "…";
  $("theme").querySelector("b").textContent = book.theme || "none";
  const audiences = [...state.choices.audience];
  if (book.audience && !audiences.includes(book.audience)) audiences.push(book.audience);
  fill($("audience"), audiences.map((name) => [name, name]), book.audience);
  drawPageSizes();
}

for (const [id, key] of [["audience", "audience"], ["page-size", "page"]])
  $(id).addEventListener("change", (event) => { if (event.target.value) set(0, key, event.target.value); });
$("tools-toggle").addEventListener("click", () => {
  const open = $("head").classList.toggle("open");
  $("tools-toggle").setAttribute("aria-expanded", open);
});
