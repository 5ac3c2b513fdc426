/** Rows as comma-separated values (RFC 4180), for spreadsheets. */
export type Cell = string | number | null;

/** A spreadsheet would take a text that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function printCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const printCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(printCell).join(',')}\r\n`).join('');
