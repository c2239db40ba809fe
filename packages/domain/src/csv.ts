/** What a spreadsheet reads from one cell. */
export type CsvCell = string | number;

/**
 * Rows as CSV (RFC 4180: commas, CRLF, quotes doubled). A text that a spreadsheet would take for a formula gets an
 * apostrophe in front, which makes it a text there; numbers stay as they are. Excel reads other letters than ASCII only
 * if the file begins with a byte-order mark, which is the caller's to write.
 */
export function csv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  // The wide forms of East Asian keyboards count as the narrow ones there.
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
