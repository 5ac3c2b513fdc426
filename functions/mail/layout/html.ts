/**
 * A layout as HTML for mail programs: one column of tables with inline styles, which is what all of them understand. The
 * few rules of the style element only improve it: colours at night, and columns one under the other on a phone.
 */
import { escapeHtml } from '../../../domain/kernel/escape.ts';
import type { Grid } from '../../../domain/kernel/game-mail.ts';
import type { Row, Layout, Words } from './layout.ts';

const FACE = "-apple-system,'Segoe UI',Roboto,Ubuntu,'Helvetica Neue',Arial,sans-serif";
const DISPLAY = "Besley,Clarendon,'Bookman Old Style',Georgia,serif";
const WIDTH = 592;

const ink = '#1d2229';
const muted = '#5a5d61';
const line = '#d8d3c7';
const paper = '#fdfcf9';
const accent = '#a3175b';

const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.page{padding:20px 16px!important}.half{display:block!important;width:100%!important;padding:0 0 20px!important}.press{display:block!important}.press a{display:block!important;text-align:center}.beside{display:block!important;padding:12px 0 0!important}.action{width:100%!important}.heading{font-size:25px!important}}
@media (prefers-color-scheme:dark){.paper{background-color:#1f2328!important}.ink{color:#ece7dc!important}.muted{color:#a9a79f!important}.rule{border-color:#343940!important}.button{background-color:#f087b4!important}.button a{color:#2c0718!important;background-color:#f087b4!important;border-color:#f087b4!important}.mark{border-color:#8b8f96!important}.stop{border-color:#ece7dc!important}.dot{background-color:#ece7dc!important}.lines{border-color:#f087b4!important}.point{background-color:#a9a79f!important}}
`;

export function layoutHtml(layout: Layout): string {
  const { language, corner, preview, heading, lead } = layout;
  const parts = [
    masthead(corner),
    `<h1 class="heading ink" style="margin:24px 0 4px;font:600 28px/1.2 ${DISPLAY};color:${ink}">${escapeHtml(heading)}</h1>`,
    ...lead.map((words) => paragraph(words, '0 0 8px', 15)),
    layout.result ? grids([layout.result], 16) : '',
    picture(layout),
    news(layout),
    entries(layout),
    action(layout),
    grids(layout.grids ?? []),
    footer(layout),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(language)}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(heading)}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${'&#8199;&#847; '.repeat(30)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${paper}"><tr><td class="page" align="center" style="padding:24px">
<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH}px;text-align:left"><tr><td>
${parts.filter((part) => part !== '').join('\n')}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** The sign of the service: a stop, and three lines that leave it. A double border is two of them. */
const SIGN = `<span class="stop" style="display:inline-block;width:4px;height:4px;padding:3px;border:4px solid ${ink};border-radius:9px;vertical-align:-2px;line-height:0"><span class="dot" style="display:block;width:4px;height:4px;border-radius:2px;background-color:${ink}"></span></span><span class="lines" style="display:inline-block;width:10px;height:2px;border-top:6px double ${accent};border-bottom:2px solid ${accent};margin-right:8px;vertical-align:2px"></span>`;

const masthead = (corner: string): string =>
  table(
    `<tr><td class="ink" style="font:600 20px/1.2 ${DISPLAY};color:${ink};white-space:nowrap">${SIGN}Railpost</td><td class="muted" align="right" style="font:13px/1.4 ${FACE};color:${muted}">${escapeHtml(corner)}</td></tr>`,
  );

const inline = (words: readonly Words[]): string =>
  words.map(({ text, strong }) => (strong ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text))).join('');

const paragraph = (words: readonly Words[], margin: string, size: number): string =>
  `<p class="ink" style="margin:${margin};font:${size}px/1.5 ${FACE};color:${ink}">${inline(words)}</p>`;

function picture({ picture: shown }: Layout): string {
  if (!shown) return '';
  const height = Math.round(WIDTH / shown.ratio);
  return `<p style="margin:20px 0 0"><img src="cid:${escapeHtml(shown.cid)}" width="${WIDTH}" height="${height}" alt="${escapeHtml(shown.alt)}" style="display:block;width:100%;max-width:${WIDTH}px;height:auto;border:0;border-radius:4px"></p>
<p class="muted" style="margin:6px 0 0;font:12px/1.5 ${FACE};color:${muted}">${escapeHtml(shown.caption)}</p>`;
}

function news({ news: told }: Layout): string {
  if (!told) return '';
  return `<h2 class="muted" style="margin:24px 0 8px;font:600 13px/1.4 ${FACE};color:${muted}">${escapeHtml(told.heading)}</h2>
${table(told.rows.map(newsRow).join(''))}`;
}

const newsRow = ({ words, mark }: Row): string =>
  `<tr><td class="rule" width="24" valign="top" style="padding:10px 0;border-top:1px solid ${line}">${markOf(mark)}</td><td class="ink rule" style="padding:9px 0;border-top:1px solid ${line};font:15px/1.45 ${FACE};color:${ink}">${inline(words)}</td></tr>`;

/** A disc; where none is drawn the words are enough. */
const markOf = (colour: string | undefined): string =>
  colour === undefined
    ? `<span class="point" style="display:inline-block;width:6px;height:6px;margin:0 4px;border-radius:3px;background-color:${muted};vertical-align:2px"></span>`
    : `<span class="mark" style="display:inline-block;width:12px;height:12px;border:1px solid ${ink};border-radius:7px;background-color:${escapeHtml(colour)};vertical-align:-1px"></span>`;

function entries({ entries: listed = [] }: Layout): string {
  if (listed.length === 0) return '';
  const rows = listed.map(
    ({ title, detail, link, aside }) =>
      `<tr><td class="ink rule" style="padding:12px 12px 12px 0;border-top:1px solid ${line};font:15px/1.4 ${FACE};color:${ink}"><strong>${escapeHtml(title)}</strong><br><span class="muted" style="color:${muted};font-size:13px">${escapeHtml(detail)}</span></td><td class="rule" align="right" style="padding:12px 0;border-top:1px solid ${line};font:600 15px/1.4 ${FACE};white-space:nowrap">${link ? `<a class="ink" href="${escapeHtml(link.href)}" style="color:${ink}">${escapeHtml(link.label)}</a>` : ''}${aside ? `<br><span class="muted" style="color:${muted};font-size:13px;font-weight:400">${escapeHtml(aside)}</span>` : ''}</td></tr>`,
  );
  return `<div style="height:16px;line-height:16px">&#160;</div>${table(rows.join(''))}`;
}

function action({ button, code }: Layout): string {
  if (!button && !code) return '';
  const pressed = button
    ? `<td class="button press" bgcolor="${accent}" style="border-radius:4px;background-color:${accent};padding:0"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:14px 28px;border:1px solid ${accent};border-radius:4px;background-color:${accent};color:#ffffff;font:600 16px/1.3 ${FACE};text-decoration:none">${escapeHtml(button.label)}</a></td>`
    : '';
  const beside = code
    ? `<td class="beside ink" style="padding:0 0 0 ${button ? 24 : 0}px;font:14px/1.5 ${FACE};color:${ink}">${code.intro === '' ? '' : `${escapeHtml(code.intro)}<br>`}${escapeHtml(code.label)} <strong style="font-size:17px;letter-spacing:2px;white-space:nowrap">${escapeHtml(code.code)}</strong></td>`
    : '';
  return `<table role="presentation" class="action" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0"><tr>${pressed}${beside}</tr></table>`;
}

function grids(shown: readonly Grid[], above = 28): string {
  if (shown.length === 0) return '';
  const share = Math.floor(100 / shown.length);
  const columns = shown.map((grid, index) => {
    const [left, right] = [index > 0 ? 16 : 0, index < shown.length - 1 ? 16 : 0];
    return `<td class="half" width="${share}%" valign="top" style="padding:0 ${right}px 0 ${left}px">${gridTable(grid)}</td>`;
  });
  return `<div style="height:${above}px;line-height:${above}px">&#160;</div>${table(`<tr>${columns.join('')}</tr>`)}`;
}

const gridTable = ({ head, rows }: Grid): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${head
    .map(
      (title, column) =>
        `<th scope="col" class="muted" align="${column === 0 ? 'left' : 'right'}" style="padding:0 0 6px ${column === 0 ? 0 : 10}px;font:13px/1.4 ${FACE};font-weight:400;color:${muted}">${escapeHtml(title)}</th>`,
    )
    .join('')}</tr>${rows
    .map(
      ({ cells, mark, strong }) =>
        `<tr>${cells
          .map(
            (cell, column) =>
              `<td class="ink rule" align="${column === 0 ? 'left' : 'right'}" style="padding:7px 0 7px ${column === 0 ? 0 : 10}px;border-top:1px solid ${line};font:${strong || column === cells.length - 1 ? 600 : 400} 14px/1.4 ${FACE};font-variant-numeric:tabular-nums;color:${ink}${column === 0 ? '' : ';white-space:nowrap'}">${column === 0 && mark !== undefined ? `${markOf(mark)}&#160;&#160;` : ''}${escapeHtml(cell)}</td>`,
          )
          .join('')}</tr>`,
    )
    .join('')}</table>`;

function footer({ footer: { note, links } }: Layout): string {
  const linked = links.map(
    ({ label, href }) =>
      `<a class="muted" href="${escapeHtml(href)}" style="color:${muted};white-space:nowrap">${escapeHtml(label)}</a>`,
  );
  return `<div class="rule" style="margin:28px 0 0;padding:14px 0 0;border-top:1px solid ${line}"><p class="muted" style="margin:0;font:12px/1.6 ${FACE};color:${muted}">${escapeHtml(note)}${linked.length > 0 ? `<br>${linked.join('&#160;&#160;&#160; ')}` : ''}</p></div>`;
}

const table = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
