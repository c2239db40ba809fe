/**
 * Reads a CSV file as spreadsheets do: a cell is quoted if it begins with a quote, what follows its closing quote belongs to
 * it, and a quote elsewhere is a letter.
 * @param separator The one that the spreadsheet expects, which need not be that of the file.
 */
export function readCsv(file: string, separator: string): string[][] {
  const rows: string[][] = [];
  const pattern = new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\r\n]*)(${separator}|\r\n|\r|\n|$)`, 'y');
  let row: string[] = [];
  while (pattern.lastIndex < file.length) {
    const [, quoted = '', plain = '', end] = pattern.exec(file) ?? [];
    row.push(quoted.replaceAll('""', '"') + plain);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Texts of leads that some spreadsheet would read as a formula. */
export const FORMULAS = [
  ...['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1+1', '\r=1+1', '\n=1+1', '\0=1+1', ' =1+1', '\u200B=1+1'],
  ...['＝1+1', '＋1', '－1', '＠SUM(1)', '"=1+1"', 'x;=1+1;y', 'x,=1+1,y', 'x\t=1+1\ty', 'x\n=1+1', 'x\r\n=1+1'],
  ...['x;"=1+1;y', 'x\n"=1+1', 'x; =1+1;y', 'x;\t=1+1', '=HYPERLINK("http://evil.example";"x")'],
];
