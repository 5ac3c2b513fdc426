/**
 * Texts that try to become part of a page, and what tells that one did: a script that ran, an element or a handler that
 * none of our pages has, or something that the content security policy had to stop.
 */
import type { BrowserContext, Page } from 'playwright-core';

/** Short enough for a name. Each calls `hit` or makes an `injected-x` where it is taken for HTML, SVG, a URL or a script. */
export const payloads = [
  '<img src=x onerror=hit()>',
  '"><injected-x>',
  '</title><script>hit()</script>',
  "'><svg/onload=hit()>",
  '&lt;injected-x&gt;&#60;injected-x&#62;',
  '</script><injected-x>',
  ']]>--><injected-x>',
  'javascript:hit()//',
  '<iframe srcdoc=<injected-x>>',
  '<a href=javascript:hit()>press</a>',
  '${hit()}{{hit()}}<%=hit()%>',
  '<base href=//evil.example><injected-x>',
] as const;

interface Watched {
  hits: number;
  violations: string[];
}

declare global {
  interface Window {
    watched?: Watched;
    hit?: () => void;
  }
}

/** From now on every page of this browser notes what runs and what the policy stops. */
export const watch = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const watched: Watched = { hits: 0, violations: [] };
    window.watched = watched;
    window.hit = () => void watched.hits++;
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      watched.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });

/** Whether the page shows one of the texts, as text. */
export const shows = (page: Page): Promise<boolean> =>
  page.evaluate((texts) => texts.some((text) => document.body.innerText.includes(text)), [...payloads]);

/** All that got into the page, in words; nothing where all is well. */
export async function intrusions(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) {
    found.push(
      ...(await frame.evaluate(() => {
        const foreign =
          'injected-x, base, object, embed, img[src="x"], iframe[srcdoc], iframe[src^="javascript:" i], meta[http-equiv]';
        const elements = [...document.querySelectorAll('*')];
        const handlers = elements.filter((one) => one.getAttributeNames().some((name) => name.startsWith('on')));
        const inline = elements.filter((one) => one.localName === 'script' && !one.hasAttribute('src'));
        const links = elements.filter((one) => /^\s*javascript:/i.test(one.getAttribute('href') ?? ''));
        const told = [...document.querySelectorAll(foreign), ...handlers, ...inline, ...links].map((one) =>
          one.outerHTML.slice(0, 200),
        );
        const { hits = 0, violations = [] } = window.watched ?? {};
        return [...told, ...violations, ...(hits > 0 ? [`${hits} scripts ran`] : [])];
      })),
    );
  }
  return found;
}
