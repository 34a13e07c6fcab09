"use strict";

// Asks every second how far the searches are. All that is shown is set as text.
const SAMPLES = 120;
const rates = new Map();
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

function element(name, text, parent) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  parent.append(made);
  return made;
}

function fact(list, name, text) {
  const pair = element("div", undefined, list);
  element("dt", name, pair);
  element("dd", text, pair);
}

function time(seconds) {
  if (seconds < 120) return `${whole.format(seconds)} s`;
  if (seconds < 7200) return `${whole.format(seconds / 60)} min`;
  return seconds < 172800 ? `${whole.format(seconds / 3600)} h` : `${whole.format(seconds / 86400)} days`;
}

function curve(values, parent) {
  const most = Math.max(...values, 1);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${SAMPLES - 1} 100`);
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", "executions per second of the last two minutes");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
  line.setAttribute("points", values.map((value, i) => `${i},${98 - (96 * value) / most}`).join(" "));
  svg.append(line);
  parent.append(svg);
}

function show(search, parent) {
  const section = element("section", undefined, parent);
  element("h2", search.name, section);
  if (search.trouble) element("p", search.trouble, section).className = "alarm";
  const ending = search.whole ? "complete" : "ended before it was complete";
  element("p", search.over ? ending : search.estimate || "no estimate yet", section);
  const bar = element("progress", undefined, section);
  bar.value = search.whole ? 1 : search.share;
  const list = element("dl", undefined, section);
  fact(list, "executions", whole.format(search.executions));
  fact(list, "per second", search.perSecond === undefined ? "–" : whole.format(search.perSecond));
  fact(list, "left", search.secondsLeft === undefined ? "–" : `about ${time(search.secondsLeft)}`);
  fact(list, "failing", whole.format(search.failing));
  fact(list, "workers", whole.format(search.workers));
  fact(list, "regions open", whole.format(search.regions));
  fact(list, "regions finished", whole.format(search.finished));
  const values = rates.get(search.name) || [];
  values.push(search.perSecond || 0);
  rates.set(search.name, values.slice(-SAMPLES));
  if (!search.over) curve(rates.get(search.name), section);
}

async function look() {
  const news = document.getElementById("news");
  try {
    const answer = await fetch("state.json");
    if (!answer.ok) throw new Error(await answer.text());
    const state = await answer.json();
    const fresh = document.createElement("main");
    fresh.id = "searches";
    state.searches.forEach((search) => show(search, fresh));
    document.getElementById("searches").replaceWith(fresh);
    news.textContent = state.searches.length === 0 ? "no searches" : "";
    news.className = "";
  } catch (trouble) {
    news.textContent = `nothing can be learned: ${trouble.message}`;
    news.className = "alarm";
  }
  setTimeout(look, 1000);
}

look();
