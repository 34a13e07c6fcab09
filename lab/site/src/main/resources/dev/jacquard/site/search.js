// Finds the sections that have all words which are typed; those in titles come first.
const root = document.currentScript.dataset.root;
const most = 12;
const around = 70;
const field = document.getElementById('search');
const results = document.getElementById('results');
const menu = document.querySelector('details.menu');

if (matchMedia('(max-width: 55rem)').matches) {
  menu.open = false;
}

function score(entry, words) {
  const title = entry.title.toLowerCase();
  const page = entry.page.toLowerCase();
  const text = entry.text.toLowerCase();
  let sum = 0;
  for (const word of words) {
    const points = (title.includes(word) ? 8 : 0) + (page.includes(word) ? 4 : 0)
      + Math.min(3, text.split(word).length - 1);
    if (points === 0) {
      return 0;
    }
    sum += points;
  }
  return sum;
}

function excerpt(text, word) {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const begin = Math.max(0, at - around);
  const end = Math.min(text.length, at + 2 * around);
  return (begin > 0 ? '… ' : '') + text.slice(begin, end) + (end < text.length ? ' …' : '');
}

function item(entry, words) {
  const link = document.createElement('a');
  link.href = root + entry.address;
  link.append(entry.page === entry.title ? entry.title : entry.page + ' › ' + entry.title);
  const below = document.createElement('small');
  below.textContent = excerpt(entry.text, words[0]);
  link.append(below);
  const row = document.createElement('li');
  row.append(link);
  return row;
}

function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  results.replaceChildren();
  results.hidden = words.length === 0;
  if (words.length === 0) {
    return;
  }
  const found = searchIndex
    .map(entry => ({entry, points: score(entry, words)}))
    .filter(hit => hit.points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most);
  results.append(...found.map(hit => item(hit.entry, words)));
  if (found.length === 0) {
    const row = document.createElement('li');
    row.className = 'nothing';
    row.textContent = 'No section has all of these words.';
    results.append(row);
  }
}

function move(event) {
  const links = [...results.querySelectorAll('a')];
  const next = links.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1);
  event.preventDefault();
  (links[next] ?? (next < 0 ? field : links[links.length - 1]))?.focus();
}

field.addEventListener('input', search);
field.addEventListener('keydown', event => {
  if (event.key === 'Enter') {
    results.querySelector('a')?.click();
  }
});
document.addEventListener('keydown', event => {
  if (event.key === '/' && document.activeElement !== field) {
    event.preventDefault();
    field.focus();
  } else if (event.key === 'Escape') {
    results.hidden = true;
  } else if (!results.hidden && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    move(event);
  }
});
