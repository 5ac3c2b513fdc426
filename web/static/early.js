// Day or night and the language, before the first paint; parts/mode.ts and texts/language.ts have the rest.
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
for (const file of document.currentScript.dataset[page.lang]?.split(' ') ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
