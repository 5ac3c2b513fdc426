/** The unsubscribe page. Its reader may have no session and no scripts, so it is complete HTML. */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { say } from '../../domain/kernel/texts.ts';
import { UNSUBSCRIBE_WORD, unsubscribeTexts } from '../texts/unsubscribe.ts';
import { readerOf } from './language.ts';

const STYLE = `
:root{color-scheme:light dark;--paper:#f4f2ec;--ink:#1d2229;--muted:#5a5d61;--line:#8b8778;--accent:#a3175b;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#16191d;--ink:#ece7dc;--muted:#a9a79f;--line:#8b8f96;--accent:#f087b4;--on:#2c0718}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 -apple-system,'Segoe UI',Roboto,Ubuntu,'Helvetica Neue',Arial,sans-serif}
main{max-width:32rem;margin:0 auto;padding:24px 16px 48px}
h1{font:600 28px/1.2 Besley,Clarendon,'Bookman Old Style',Georgia,serif;margin:24px 0 8px}
.name{font:600 20px/1.2 Besley,Clarendon,'Bookman Old Style',Georgia,serif}
.name{display:flex;align-items:center;gap:8px}
.mark{fill:none;stroke:var(--accent);stroke-width:3.2}
.stop{stroke:var(--ink);stroke-width:4}
.dot{fill:var(--ink);stroke:none}
.again{border-left:4px solid var(--accent);padding-left:12px}
label{display:block;margin:24px 0 6px;font-weight:600}
input{font:inherit;box-sizing:border-box;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:4px;background:transparent;color:inherit}
button{font:600 16px/1.3 inherit;font-family:inherit;font-weight:600;min-height:44px;margin-top:16px;padding:12px 28px;border:0;border-radius:4px;background:var(--accent);color:var(--on);cursor:pointer}
a{color:inherit}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;

/** The sign of the pages, drawn here because nothing may be fetched. */
const MARK =
  '<svg class="mark" width="36" height="22" viewBox="0 0 42 26" aria-hidden="true"><path d="M22 6h20M22 13h20M22 20h20"/><circle class="stop" cx="13" cy="13" r="11"/><circle class="dot" cx="13" cy="13" r="3.6"/></svg>';

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** `again`: what was typed was not the word. */
export function unsubscribePage(c: Context, shown: 'ask' | 'again' | 'done'): Response {
  const language = readerOf(c);
  const told = (key: string): string => say(unsubscribeTexts[language], `leaving.${key}`, { word: UNSUBSCRIBE_WORD });
  const form = `<form method="post"><label for="word">${told('field')}</label><input id="word" name="word" autocomplete="off" autocapitalize="none" spellcheck="false" required><button>${told('button')}</button></form>`;
  const settings = `<p><a href="/settings">${told('settings')}</a></p>`;
  const html = [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="robots" content="noindex"><title>${told('title')} · Railpost</title><style>${STYLE}</style></head>`,
    `<body><main><div class="name">${MARK}Railpost</div><h1>${told('title')}</h1>`,
    shown === 'again' ? `<p class="again" role="alert">${told('again')}</p>` : '',
    `<p>${told(shown === 'done' ? 'done' : 'ask')}</p>${shown === 'done' ? settings : form}</main></body></html>`,
  ].join('\n');
  return c.body(html, 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    Vary: 'Accept-Language',
  });
}
