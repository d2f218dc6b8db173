// The pages, large as spreads and small in a strip. Those near the visible part are asked for, and change in place.
"use strict";

const mostAtOnce = 4;        // of requests: a browser has six, and one waits for the state
const waiting = [[], [], []];  // holders of pictures that nobody has asked for yet: see rankOf
const asked = [0, 0, 0];     // pictures that are on their way
let pagesWithMazes = new Set();
let current = 0;         // index of the page that is in sight

// A holder is an element that shows one page: it has its index, and the width of its picture.
function pathOf(holder) {
  const width = Math.min(3000, Math.round(holder.clientWidth * devicePixelRatio));
  if (width === 0) return "";
  const index = Number(holder.dataset.index);
  const solved = $("answers").checked && pagesWithMazes.has(index) && holder.matches(".page");
  return `page?index=${index}&width=${width}&made=${state.made}${solved ? "&solved=1" : ""}`;
}

// Large pages in sight come first, then the others, then the small ones.
function rankOf(holder) {
  if (!holder.matches(".page")) return 2;
  const box = holder.getBoundingClientRect(), sight = $("scroll").getBoundingClientRect();
  return box.bottom > sight.top && box.top < sight.bottom ? 0 : 1;
}

function load(holder) {
  const path = pathOf(holder);
  if (!path || holder.dataset.wanted === path) return;
  holder.dataset.wanted = path;
  if (waiting.some((line) => line.includes(holder))) return;
  waiting[rankOf(holder)].push(holder);
  askNext();
}

// Each rank waits for those before it; small pages are asked for one by one, and not while a book is made.
function isDue(rank) {
  const before = asked.slice(0, rank).some((count) => count > 0);
  return !before && asked[rank] < (rank < 2 ? mostAtOnce : state.busy ? 0 : 1);
}

function askNext() {
  for (;;) {
    const rank = waiting.findIndex((line) => line.length > 0);
    if (rank < 0 || !isDue(rank)) return;
    const holder = waiting[rank].shift();
    const path = holder.dataset.wanted;
    const done = () => {
      --asked[rank];
      if (rank > 0) askNext();
      else requestAnimationFrame(() => setTimeout(askNext));  // what is in sight is painted before
    };
    const next = new Image();  // it takes the place of the old one when it is there
    ++asked[rank];
    next.onload = () => {
      if (holder.dataset.wanted === path) {
        next.alt = pageName(Number(holder.dataset.index));
        holder.querySelector("img, .paper").replaceWith(next);
      }
      done();
    };
    next.onerror = () => {
      if (holder.dataset.wanted === path) holder.dataset.wanted = "";
      done();
    };
    next.src = path;
  }
}

function observer(root, margin) {
  return new IntersectionObserver((entries) => {
    for (const entry of entries) {
      entry.target.dataset.near = entry.isIntersecting ? "yes" : "";
      if (entry.isIntersecting) load(entry.target);
    }
  }, { root, rootMargin: margin });
}
const seenPages = observer($("scroll"), "600px"), seenSmall = observer($("strip"), "200px");

function pageFigure(index) {
  const caption = make("button", { className: "number", textContent: shortName(index), title: "What this page is worth" });
  caption.setAttribute("aria-label", `About: ${pageName(index)}`);
  caption.addEventListener("click", () => choosePage(index));
  const figure = make("figure", { className: "page" }, make("div", { className: "paper" }),
    make("figcaption", {}, caption));
  figure.dataset.index = index;
  seenPages.observe(figure);
  return figure;
}

function smallPage(index) {
  const button = make("button", { className: "small", tabIndex: index === current ? 0 : -1 },
    make("div", { className: "paper" }), make("span", { textContent: shortName(index) }));
  button.setAttribute("aria-label", pageName(index));
  button.dataset.index = index;
  button.addEventListener("click", () => goTo(index));
  seenSmall.observe(button);
  return button;
}

const pageAt = (index) => $("pages").querySelector(`.page[data-index="${index}"]`);

function goTo(index) {
  const page = pageAt(index);
  if (!page) return;
  const box = $("scroll");
  const spread = page.closest(".spread").getBoundingClientRect(), own = page.getBoundingClientRect();
  const top = spread.height > box.clientHeight ? own.top : spread.top;
  box.scrollTop += top - box.getBoundingClientRect().top - 8;
  setCurrent(index);
}

// As far as it is not in sight; at the top where the panel covers what is below.
function showPage(index) {
  const page = pageAt(index);
  if (!page) return;
  page.scrollIntoView({ block: getComputedStyle($("panel")).position === "fixed" ? "start" : "nearest" });
  setCurrent(index);
}

function setCurrent(index) {
  current = index;
  for (const small of $("strip").children) {
    const here = Number(small.dataset.index) === index;
    small.tabIndex = here ? 0 : -1;
    if (here) small.setAttribute("aria-current", "page");
    else small.removeAttribute("aria-current");
    if (!here) continue;
    const strip = $("strip");
    const left = small.offsetLeft;
    if (left < strip.scrollLeft || left + small.offsetWidth > strip.scrollLeft + strip.clientWidth)
      strip.scrollLeft = left - strip.clientWidth / 2;
  }
}

// The page whose middle is next to the middle of what is seen; of a spread the first, unless another was chosen.
function lookWhere() {
  const box = $("scroll").getBoundingClientRect();
  const middle = (box.top + box.bottom) / 2;
  const distance = (page) => {
    const own = page.getBoundingClientRect();
    return Math.abs((own.top + own.bottom) / 2 - middle);
  };
  let best = null;
  for (const page of document.querySelectorAll(".page[data-near=yes]"))
    if (!best || distance(page) < distance(best) - 1) best = page;
  if (!best) return;
  const chosenPage = pageAt(current);
  if (!chosenPage || distance(chosenPage) > distance(best) + 1) setCurrent(Number(best.dataset.index));
}

function spreads(first, end) {
  const all = [];
  for (let i = first; i < end; i += i === first ? 1 : 2) {
    const spread = make("div", { className: "spread" }, pageFigure(i));
    if (i > first && i + 1 < end) spread.append(pageFigure(i + 1));
    all.push(spread);
  }
  return all;
}

// A book begins with a right page, and so does its key.
let laidPages = "";  // how many of both

function layPages() {
  const count = pageCount(), counts = `${state.book.pages} ${state.book.key_pages}`;
  const pages = $("pages");
  pagesWithMazes = new Set(state.book.mazes.map((m) => m.page - 1));
  if (laidPages !== counts) {
    laidPages = counts;
    current = Math.min(current, count - 1);
    pages.replaceChildren(...spreads(0, state.book.pages), ...spreads(state.book.pages, count));
    $("strip").replaceChildren(...Array.from({ length: count }, (_, i) => smallPage(i)));
    setCurrent(current);
  }
  sizePages();
  layMazes();
}

// A button over each maze.
let laid = "";  // where they are

function layMazes() {
  const places = JSON.stringify(state.book.mazes.map((m) => [m.number, m.title, m.page, m.box]));
  if (laid === places && document.querySelector(".hot")) return;
  laid = places;
  const figures = [...document.querySelectorAll(".page")];
  for (const hot of document.querySelectorAll(".hot")) hot.remove();
  for (const maze of state.book.mazes) {
    const figure = figures[maze.page - 1];
    if (!figure) continue;
    const hot = make("button", { className: "hot", title: `${maze.title}: click to change it` });
    const [x0, y0, x1, y1] = maze.box.map((v) => `${100 * v}%`);
    Object.assign(hot.style, { left: x0, top: y0, width: `calc(${x1} - ${x0})`, height: `calc(${y1} - ${y0})` });
    hot.dataset.maze = maze.number;
    hot.setAttribute("aria-label", `Maze ${maze.number}`);
    hot.addEventListener("click", () => choose(maze.number, true));
    figure.append(hot);
  }
}

// What is in the middle of the window stays there.
function sizePages() {
  if (!state || !state.book) return;
  const box = $("scroll"), middle = box.clientHeight / 2;
  const place = box.scrollHeight > 0 ? (box.scrollTop + middle) / box.scrollHeight : 0;
  const atTop = box.scrollTop === 0;
  const room = $("scroll").clientWidth - 40;
  const zoom = Number($("zoom").value);
  const width = Math.max(90, Math.min(420, room > 560 ? room / 2 - 14 : room) * zoom);
  const shape = state.book.height_pt / state.book.width_pt;
  $("pages").style.setProperty("--width", `${width}px`);
  $("pages").style.setProperty("--height", `${width * shape}px`);
  $("strip").style.setProperty("--shape", 1 / shape);
  if (!atTop) box.scrollTop = place * box.scrollHeight - middle;
  loadNear();
}

// What is nearest to the middle of the window is asked for first.
function loadNear() {
  const off = (holder) => {
    const box = holder.getBoundingClientRect();
    return Math.abs(box.top + box.bottom - innerHeight);
  };
  const near = [...document.querySelectorAll("[data-near=yes]")].map((holder) => [off(holder), holder]);
  for (const [, holder] of near.sort((a, b) => a[0] - b[0])) load(holder);
}

const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, PageUp: -10, PageDown: 10,
                Home: -Infinity, End: Infinity };
$("strip").addEventListener("keydown", (event) => {
  if (!(event.key in steps)) return;
  event.preventDefault();
  goTo(Math.max(0, Math.min(pageCount() - 1, current + steps[event.key])));
  $("strip").children[current].focus();
});
$("scroll").addEventListener("scroll", lookWhere, { passive: true });
$("zoom").addEventListener("input", sizePages);
$("answers").addEventListener("change", () => {
  loadNear();
  drawMaze();
});
new ResizeObserver(sizePages).observe($("scroll"));
