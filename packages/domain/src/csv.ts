/** What a spreadsheet reads from one cell. */
export type CsvCell = string | number;

/** How a spreadsheet in somebody's language reads a CSV file. */
export interface CsvFormat {
  /** Between two cells. @default ',' */
  readonly separator: ',' | ';';
  /** In a number with a fraction; a comma only between semicolons. @default '.' */
  readonly decimal: '.' | ',';
}

const COMMA: CsvFormat = { separator: ',', decimal: '.' };

/** Languages in which Windows separates the items of a list by a semicolon, and Excel the cells of a CSV file. */
const SEMICOLON_LANGUAGES: ReadonlySet<string | undefined> = new Set(['ar', 'de', 'es', 'fr', 'it', 'nl']);

/**
 * The format that a spreadsheet expects in a language.
 * @param tag A BCP 47 tag, such as `de-CH`. What is none gets commas.
 */
export function csvFormatOf(tag: string): CsvFormat {
  const [language] = tag.toLowerCase().split('-');
  if (!SEMICOLON_LANGUAGES.has(language)) return COMMA;
  return { separator: ';', decimal: decimalIn(tag) };
}

function decimalIn(tag: string): CsvFormat['decimal'] {
  try {
    const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  } catch {
    return '.';
  }
}

/**
 * Rows as CSV (RFC 4180: CRLF, quotes doubled). A text that a spreadsheet could read as a formula gets an apostrophe in
 * front, as OWASP and ASVS 5.0 (1.2.10) say; numbers stay numbers. Excel reads other letters than ASCII only if the file
 * begins with a byte-order mark, which the caller writes.
 * @param format @default commas, and points in numbers
 */
export function csv(rows: readonly (readonly CsvCell[])[], format: CsvFormat = COMMA): string {
  return rows.map((row) => `${row.map((one) => cell(one, format)).join(format.separator)}\r\n`).join('');
}

function cell(value: CsvCell, { decimal }: CsvFormat): string {
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const text = withoutFormulas(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Where a cell begins: at the start of the text and, for a spreadsheet that expects another separator than the file has,
 * after any separator or line break in it. Spaces, invisible signs and quotes before the formula do not count. East Asian
 * spreadsheets read the wide forms of the four signs as the narrow ones.
 */
const BEGINS_FORMULA = /(^|[,;\t\r\n])(?=[\p{Zs}\p{Cf}\0"]*[=+\-@＝＋－＠])/gu;
/** Signs that a spreadsheet may drop from the beginning of a cell. */
const BEGINS_UNSEEN = /^(?=[\t\r\n\0])/;

function withoutFormulas(text: string): string {
  const safe = text.replace(BEGINS_FORMULA, "$1'");
  return safe.replace(BEGINS_UNSEEN, "'");
}
