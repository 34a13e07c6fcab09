"use strict";
(() => {
  const one = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const element = (name, text, className) => {
    const made = document.createElement(name);
    made.textContent = text;
    if (className) made.className = className;
    return made;
  };

  const timeline = one("#timeline");
  const options = timeline ? all("[role=option]", timeline) : [];
  const moments = options.filter((option) => !option.classList.contains("fold"));
  const folds = options.filter((option) => option.classList.contains("fold"));
  const waits = all(".wait");
  const holds = all(".hold");
  const position = one("#position");
  let selected = null;

  // ---- what a moment says ----

  const numberOf = (moment) => Number(moment.id.slice(1));
  const threadName = (thread) => one("#t" + thread).textContent;
  const wordsOf = (moment) => one(".words", moment).title;
  const siteOf = (moment) => one(".site", moment).title;
  const stepOf = (moment) => {
    const number = one(".number", moment).textContent;
    return moment.classList.contains("step") ? "step " + number : number || "between steps";
  };
  const isStuck = (moment) => moment.classList.contains("stuck");
  const isVisible = (option) => !option.classList.contains("folded");

  const predecessors = moments.map((moment) =>
    moment.dataset.before.split(" ").filter(Boolean).map(Number));
  const successors = moments.map(() => []);
  predecessors.forEach((before, number) => before.forEach((other) => successors[other].push(number)));

  /** The neighbour of each moment in its own thread. */
  const neighbours = (backwards) => {
    const last = new Map();
    const found = [];
    const order = [...moments.keys()];
    (backwards ? order : order.reverse()).forEach((number) => {
      const thread = moments[number].dataset.thread;
      found[number] = last.get(thread);
      last.set(thread, number);
    });
    return found;
  };
  const previousOfThread = neighbours(true);
  const nextOfThread = neighbours(false);

  /** All moments that are ordered before a moment, or after it. */
  const reachable = (start, crossing, along) => {
    const seen = new Set([start]);
    const open = [start];
    while (open.length > 0) {
      const number = open.pop();
      [...crossing[number], along[number]].forEach((other) => {
        if (other !== undefined && !seen.has(other)) {
          seen.add(other);
          open.push(other);
        }
      });
    }
    return seen;
  };

  // ---- drawing ----

  const svg = one("#arrows");
  const drawn = (name, attributes, className) => {
    const shape = document.createElementNS("http://www.w3.org/2000/svg", name);
    Object.entries(attributes).forEach(([key, value]) => shape.setAttribute(key, value));
    shape.setAttribute("class", className);
    return shape;
  };

  /** Where the dots of the visible moments are; asking the browser once is fast, often is not. */
  let dots = new Map();
  const measure = () => {
    const origin = timeline.getBoundingClientRect();
    dots = new Map();
    moments.filter(isVisible).forEach((moment) => {
      const box = one(".dot", moment).getBoundingClientRect();
      dots.set(numberOf(moment), {
        x: box.left - origin.left + box.width / 2,
        y: box.top - origin.top + box.height / 2,
      });
    });
    folds.filter((fold) => isVisible(fold) && fold.classList.contains("call")).forEach((fold) => {
      const box = one(".dot", fold).getBoundingClientRect();
      const place = {
        x: box.left - origin.left + box.width / 2,
        y: box.top - origin.top + box.height / 2,
      };
      for (let n = Number(fold.dataset.first); n <= Number(fold.dataset.last); n++) dots.set(n, place);
    });
    svg.setAttribute("width", timeline.scrollWidth);
    svg.setAttribute("height", timeline.scrollHeight);
  };

  /** Between two rows, where no words stand, with round corners. */
  const crossing = (from, to) => {
    const height = (from.y + to.y) / 2;
    const round = Math.min(8, (to.y - from.y) / 2);
    const side = to.x > from.x ? round : -round;
    return `L${from.x} ${height - round}Q${from.x} ${height} ${from.x + side} ${height}` +
      `L${to.x - side} ${height}Q${to.x} ${height} ${to.x} ${height + round}L${to.x} ${to.y}`;
  };

  /** The way of the processor from lane to lane. */
  const weave = () => {
    let path = "";
    let before = null;
    moments.forEach((moment) => {
      const dot = dots.get(numberOf(moment));
      if (!dot || isStuck(moment)) return;
      if (!before) path += `M${dot.x} ${dot.y}`;
      else if (before.x === dot.x) path += `L${dot.x} ${dot.y}`;
      else path += crossing(before, dot);
      before = dot;
    });
    return drawn("path", { d: path }, "weave");
  };

  const races = () => moments
    .filter((moment) => moment.dataset.rival !== "")
    .map((moment) => [dots.get(Number(moment.dataset.rival)), dots.get(numberOf(moment))])
    .filter(([first, second]) => first && second)
    .map(([first, second]) =>
      drawn("path", { d: `M${first.x} ${first.y}L${second.x} ${second.y}` }, "race"));

  const arrow = (from, to, className) => {
    const a = dots.get(from);
    const b = dots.get(to);
    if (!a || !b) return [];
    const side = b.x > a.x ? 1 : -1;
    const reach = Math.min(60, Math.abs(b.x - a.x) / 2);
    const end = { x: b.x - side * 7, y: b.y };
    const curve = `M${a.x} ${a.y}C${a.x + side * reach} ${a.y} ${end.x - side * reach} ${end.y} ${end.x} ${end.y}`;
    const head = `M${end.x - side * 7} ${end.y - 4}L${end.x} ${end.y}L${end.x - side * 7} ${end.y + 4}`;
    return [drawn("path", { d: curve }, className), drawn("path", { d: head }, className)];
  };

  const drawArrows = (number) => {
    all(".arrow", svg).forEach((old) => old.remove());
    if (number === null) return;
    predecessors[number].forEach((other) => svg.append(...arrow(other, number, "arrow incoming")));
    successors[number].forEach((other) => svg.append(...arrow(number, other, "arrow outgoing")));
  };

  const redraw = () => {
    if (!timeline) return;
    measure();
    svg.replaceChildren(weave(), ...races());
    drawArrows(selected && !selected.classList.contains("fold") ? numberOf(selected) : null);
  };

  // ---- the selected moment ----

  const jump = (number) => {
    const button = element("button", `${stepOf(moments[number])}, ` +
      `${threadName(moments[number].dataset.thread)}: ${wordsOf(moments[number])}`, "jump");
    button.type = "button";
    button.addEventListener("click", () => select(moments[number]));
    return button;
  };

  const related = (title, numbers) => {
    if (numbers.length === 0) return [];
    const list = element("div", "", "related");
    list.append(element("h3", title), ...numbers.map(jump));
    return [list];
  };

  const describe = (moment) => {
    const number = numberOf(moment);
    const heading = element("h2", "");
    heading.append(element("span", stepOf(moment)), " ", element("strong", threadName(moment.dataset.thread)));
    const mark = one(".mark", moment);
    if (mark) heading.append(" ", element("b", mark.textContent, "mark"));
    const site = siteOf(moment);
    const words = element("p", "");
    words.append(element("code", wordsOf(moment)));
    if (site) words.append(element("span", " at " + site, "at"));
    one("#detail").replaceChildren(
      heading, words,
      ...related("depends on", predecessors[number]),
      ...related("others depend on it", successors[number]));
  };

  const showState = (number) => {
    const contents = new Map();
    moments.slice(0, number + 1).forEach((moment) => {
      all(".change", moment).forEach((change) =>
        contents.set(change.dataset.location, { words: change.textContent, at: numberOf(moment) }));
    });
    all("#state [data-location]").forEach((location) => {
      const now = contents.get(location.dataset.location);
      const words = now ? now.words : location.dataset.initially;
      one("dd", location).textContent = words || "not seen yet";
      location.classList.toggle("unknown", !words);
      location.classList.toggle("changed", Boolean(now) && now.at === number);
    });
    const threads = all("#threads > div");
    threads.forEach((thread) => showThread(thread, number));
    hideDone(threads);
  };

  /** Of many threads only those that still have something to do are worth a line. */
  const hideDone = (threads) => {
    const done = threads.filter((thread) => thread.matches(".done:not(.changed)"));
    const many = threads.length > 8 && done.length > 1;
    done.forEach((thread) => { thread.hidden = many; });
    threads.filter((thread) => !done.includes(thread)).forEach((thread) => { thread.hidden = false; });
    one("#others-done").textContent = many ? `${done.length} other threads are done` : "";
  };

  const covers = (bar, number) =>
    Number(bar.dataset.first) <= number && number <= Number(bar.dataset.last);

  const showThread = (row, number) => {
    const thread = row.dataset.thread;
    const mine = (bar) => bar.dataset.thread === thread;
    const end = moments.length - 1;
    const atEnd = number === end || isStuck(moments[number + 1]) || isStuck(moments[number]);
    const wait = waits.filter(mine).find((bar) => covers(bar, atEnd ? end : number + 1));
    const held = holds.filter(mine).filter((bar) => covers(bar, number) &&
      (Number(bar.dataset.last) > number || bar.dataset.open === "true"));
    const next = moments.slice(number + 1)
      .find((moment) => moment.dataset.thread === thread && !isStuck(moment));
    const parts = held.map((bar) => bar.dataset.words);
    if (wait) parts.push(wait.dataset.words);
    else if (next) parts.push("next: " + wordsOf(next));
    const text = one("dd", row);
    text.textContent = parts.join("; ") || "done";
    text.title = text.textContent;
    row.classList.toggle("waiting", Boolean(wait));
    row.classList.toggle("done", parts.length === 0);
    row.classList.toggle("changed", moments[number].dataset.thread === thread);
  };

  const showSource = (moment) => {
    const { file, line } = moment.dataset;
    const note = one("#no-source");
    let found = false;
    all("#source figure").forEach((figure) => {
      const here = figure.dataset.file === file;
      const lines = all("li", figure);
      const target = here ? lines.find((item) => item.getAttribute("value") === line) : undefined;
      figure.hidden = !target;
      lines.forEach((item) => {
        item.hidden = Math.abs(Number(item.getAttribute("value")) - Number(line)) > 3;
        item.classList.toggle("here", item === target);
      });
      found ||= Boolean(target);
    });
    note.hidden = found;
    const figure = one(`#source figure[data-file="${file}"]`);
    note.textContent = file === ""
      ? "It is not known where in the source this stands."
      : `The source of ${figure.dataset.name} was not found, or does not have line ${line}.`;
  };

  const shade = (number) => {
    const before = reachable(number, predecessors, previousOfThread);
    const after = reachable(number, successors, nextOfThread);
    moments.forEach((moment, other) =>
      moment.classList.toggle("unordered",
        !isStuck(moments[number]) && !isStuck(moment) && !before.has(other) && !after.has(other)));
  };

  const select = (option) => {
    if (!option) return;
    if (!isVisible(option)) unfold(foldOf(numberOf(option)));
    if (selected) selected.setAttribute("aria-selected", "false");
    selected = option;
    option.setAttribute("aria-selected", "true");
    timeline.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest", inline: "nearest" });
    one(".lane", option)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const number = option.classList.contains("fold") ? Number(option.dataset.first) : numberOf(option);
    position.value = number + 1;
    const reading = `${number + 1} of ${moments.length}`;
    one("#reading").textContent = reading;
    position.setAttribute("aria-valuetext", option.getAttribute("aria-label") || option.textContent);
    if (option.classList.contains("fold")) {
      one("#detail").replaceChildren(element("h2", option.textContent));
      drawArrows(null);
      return;
    }
    const step = option.classList.contains("step") ? Number(one(".number", option).textContent) - 1 : -1;
    one("#choice")?.setAttribute("x", step);
    describe(option);
    showState(number);
    showSource(option);
    shade(number);
    drawArrows(number);
  };

  // ---- folding ----

  const foldOf = (number) => folds.find((fold) =>
    Number(fold.dataset.first) <= number && number <= Number(fold.dataset.last));

  const setFolded = (fold, folded) => {
    fold.classList.toggle("folded", !folded);
    moments.slice(Number(fold.dataset.first), Number(fold.dataset.last) + 1)
      .forEach((moment) => moment.classList.toggle("folded", folded));
  };

  const unfold = (fold) => {
    if (!fold) return;
    setFolded(fold, false);
    redraw();
  };

  const everything = one("#all");
  const toggleAll = () => {
    if (!everything) return;
    const show = everything.getAttribute("aria-pressed") === "false";
    everything.setAttribute("aria-pressed", String(show));
    everything.textContent = show ? "Fold" : "Show all";
    folds.forEach((fold) => setFolded(fold, !show));
    redraw();
    if (selected && !isVisible(selected)) select(moments.find(isVisible));
    else select(selected);
  };

  // ---- moving ----

  const visible = () => options.filter(isVisible);
  const move = (by) => {
    const choices = visible();
    const at = choices.indexOf(selected);
    select(choices[Math.min(choices.length - 1, Math.max(0, at + by))]);
  };
  const numberSelected = () => selected === null ? -1
    : selected.classList.contains("fold") ? Number(selected.dataset.first) - 0.5 : numberOf(selected);
  const seek = (forwards, wanted) => {
    const here = numberSelected();
    const matching = moments.filter((moment) => wanted(moment) &&
      (forwards ? numberOf(moment) > here : numberOf(moment) < here));
    select(forwards ? matching[0] : matching[matching.length - 1]);
  };
  const isSwitch = (moment) => moment.classList.contains("switch");
  const nextFailure = () => {
    const marked = moments.filter((moment) => moment.matches(".marked, .stuck"));
    select(marked.find((moment) => numberOf(moment) > numberSelected()) || marked[0]);
  };

  // ---- theme, copying, help ----

  const themes = ["system", "light", "dark"];
  const remembered = () => {
    try { return localStorage.getItem("jacquard.theme") || "system"; } catch { return "system"; }
  };
  const setTheme = (theme) => {
    document.documentElement.dataset.theme = theme;
    one("#theme span").textContent = theme;
    try { localStorage.setItem("jacquard.theme", theme); } catch { /* it lasts as long as the page */ }
  };
  const nextTheme = () => setTheme(
    themes[(themes.indexOf(document.documentElement.dataset.theme) + 1) % themes.length]);

  /** For browsers that do not let a page from disk use the clipboard. */
  const copyBySelection = (code) => {
    getSelection().selectAllChildren(code);
    return document.execCommand("copy");
  };
  const copy = async (button) => {
    if (!button) return;
    const code = one("code", button.parentElement);
    let done = false;
    try {
      await navigator.clipboard.writeText(code.textContent);
      done = true;
    } catch {
      done = copyBySelection(code);
    }
    one("#copied").textContent = done ? "Copied." : "Select the text and copy it by hand.";
    button.classList.toggle("done", done);
    button.firstChild.textContent = done ? "Copied" : "Copy";
    setTimeout(() => {
      button.firstChild.textContent = "Copy";
      button.classList.remove("done");
    }, 1500);
  };

  const help = one("#help");
  const keys = {
    ArrowDown: () => move(1), j: () => move(1),
    ArrowUp: () => move(-1), k: () => move(-1),
    Home: () => select(visible()[0]), End: () => select(visible().at(-1)),
    n: () => seek(true, isSwitch), p: () => seek(false, isSwitch),
    f: nextFailure,
    Enter: () => selected?.classList.contains("fold") && openSelected(),
    a: toggleAll, t: nextTheme, c: () => copy(one(".copy")), "?": () => help.showModal(),
  };
  const openSelected = () => {
    const first = moments[Number(selected.dataset.first)];
    unfold(selected);
    select(first);
  };
  /** Controls and scrolling texts keep the keys that they understand themselves. */
  const keepsKey = (target, key) =>
    target.closest("dialog") ||
    (key === "Enter" && target.closest("button, summary")) ||
    (key.length > 1 && target.closest("input, pre, aside"));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !timeline) return;
    if (!keys[event.key] || keepsKey(event.target, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  });

  const on = (selector, type, action) => one(selector)?.addEventListener(type, action);
  on("#previous", "click", () => move(-1));
  on("#next", "click", () => move(1));
  on("#previous-switch", "click", () => seek(false, isSwitch));
  on("#next-switch", "click", () => seek(true, isSwitch));
  on("#all", "click", toggleAll);
  on("#theme", "click", nextTheme);
  on("#help-button", "click", () => help.showModal());
  on("#close-help", "click", () => help.close());
  position.addEventListener("input", () => select(moments[Number(position.value) - 1]));
  all(".copy").forEach((button) => button.addEventListener("click", () => copy(button)));

  setTheme(remembered());
  document.documentElement.classList.add("scripted");
  if (!timeline) return;
  options.forEach((option) => {
    option.addEventListener("click", () => {
      select(option);
      if (option.classList.contains("fold")) openSelected();
    });
    if (option.classList.contains("fold")) return;
    option.addEventListener("mouseenter", () => drawArrows(numberOf(option)));
    option.addEventListener("mouseleave", () =>
      drawArrows(selected && !selected.classList.contains("fold") ? numberOf(selected) : null));
  });
  const asked = location.hash.startsWith("#m") ? document.getElementById(location.hash.slice(1)) : null;
  new ResizeObserver(redraw).observe(timeline);
  redraw();
  select((asked && moments.includes(asked) && asked) ||
    moments.find((moment) => moment.classList.contains("marked")) ||
    moments.find((moment) => moment.classList.contains("stuck")) || moments[0]);
})();
