/** Rows as comma-separated values (RFC 4180), for spreadsheets. */
export type Cell = string | number | null;

/**
 * A spreadsheet takes a text that begins with one of these signs for a formula, the fullwidth ones too. Some split cells
 * at semicolons, tabs or line ends, so what follows one of those is a beginning as well. A leading apostrophe keeps it text.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g;
const LEADING_BREAK = /^[\t\r\n]/;

function withoutFormula(text: string): string {
  const guarded = text.replace(FORMULA, "'");
  return LEADING_BREAK.test(guarded) ? `'${guarded}` : guarded;
}

function printCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = withoutFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const printCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(printCell).join(',')}\r\n`).join('');
