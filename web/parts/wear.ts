/** Puts a style sheet on the page, once; `sheets.mjs` calls this for the sheets of parts that are fetched later. */
export function wear(address: string): Promise<void> {
  if (document.head.querySelector(`link[href="${address}"]`) !== null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} did not come`));
    });
    document.head.append(link);
  });
}
