/** Browsers that the pages are made for. */
export const targets = ['es2022', 'chrome111', 'firefox113', 'safari16.4'];
