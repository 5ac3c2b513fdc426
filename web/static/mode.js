// Day or night before the first paint; parts/mode.ts has the rest.
try {
  const mode = JSON.parse(localStorage.getItem('railpost.mode'));
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.mode = mode;
} catch {
  // a browser that keeps nothing follows its system
}
