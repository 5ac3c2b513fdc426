// Before the first paint: day or night, the language, and the first requests of a table's page. parts/mode.ts,
// texts/language.ts and net/early-requests.ts have the rest.
const kept = (name) => {
  try {
    return JSON.parse(localStorage.getItem(`railpost.${name}`));
  } catch {
    return null; // a browser that keeps nothing follows its system
  }
};

const page = document.documentElement;
const mode = kept('mode');
if (mode === 'light' || mode === 'dark') page.dataset.mode = mode;

const wished = [kept('language'), ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
page.lang = wished.find((tag) => tag === 'en' || tag === 'fr' || tag === 'es') ?? 'en';

// The words of another language come together with the page's script, not after it.
for (const { dataset } of document.head.querySelectorAll(`[data-${page.lang}]`)) {
  for (const file of dataset[page.lang].split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

// What the page will ask for first is on its way while its script is loaded.
const opening = document.getElementById('opening');
const paths = opening === null ? [] : JSON.parse(opening.textContent).requests;
const headers = { accept: 'application/json, application/problem+json', 'accept-language': page.lang };
globalThis.earlyRequests = new Map(paths.map((path) => [path, fetch(path, { headers, credentials: 'same-origin' })]));
// One that fails is asked for again.
for (const answer of globalThis.earlyRequests.values()) answer.catch(() => {});
