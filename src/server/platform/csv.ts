/** A number that is written as it is, such as an amount; text is quoted. */
type CsvNumber = { readonly decimal: string };

/** Returns an amount in minor units as a decimal cell. */
export const csvAmount = (amount: number): CsvNumber => ({ decimal: (amount / 100).toFixed(2) });

/**
 * Quotes text as a cell. A mark before what a spreadsheet would evaluate as a formula keeps it text; spreadsheets also
 * skip leading blanks and know the full-width signs.
 */
const textCell = (text: string): string =>
  `"${(/^\s*[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const csvRow = (cells: readonly (string | CsvNumber)[]): string =>
  cells.map((cell) => (typeof cell !== 'string' ? cell.decimal : cell === '' ? '' : textCell(cell))).join(',');

/** Returns a table as CSV (RFC 4180); the mark before it tells spreadsheets that it is UTF-8. */
export const csvTable = (titles: readonly string[], rows: readonly (readonly (string | CsvNumber)[])[]): string =>
  [`\ufeff${csvRow(titles)}`, ...rows.map(csvRow), ''].join('\r\n');
