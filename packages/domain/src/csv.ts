/** The value of a cell. */
export type CsvCell = string | number;

/** The CSV format of spreadsheets in a language. */
export interface CsvFormat {
  /** Separates cells. @default ',' */
  readonly separator: ',' | ';';
  /** Decimal separator; a comma only with semicolons. @default '.' */
  readonly decimal: '.' | ',';
}

const COMMA: CsvFormat = { separator: ',', decimal: '.' };

/** Languages in which Windows separates lists by semicolons, and so Excel the cells of a CSV file. */
const SEMICOLON_LANGUAGES: ReadonlySet<string | undefined> = new Set(['ar', 'de', 'es', 'fr', 'it', 'nl']);

/**
 * The CSV format for a language.
 * @param tag BCP 47, such as `de-CH`. An invalid tag gets commas.
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
 * Rows as CSV (RFC 4180: CRLF, doubled quotes). A text that a spreadsheet could read as a formula gets an apostrophe in front
 * (OWASP, and ASVS 5.0, 1.2.10); numbers stay numbers. Excel reads UTF-8 only after a byte-order mark, which the caller
 * writes.
 * @param format @default commas, and decimal points
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
 * The beginning of a cell: the start of the text and, for a spreadsheet that expects another separator, the place after any
 * separator or line break. Spaces, invisible characters and quotes before a formula are ignored. East Asian spreadsheets
 * accept the full-width forms of the four formula characters.
 */
const BEGINS_FORMULA = /(^|[,;\t\r\n])(?=[\p{Zs}\p{Cf}\0"]*[=+\-@＝＋－＠])/gu;
/** Characters that a spreadsheet may drop at the start of a cell. */
const BEGINS_UNSEEN = /^(?=[\t\r\n\0])/;

function withoutFormulas(text: string): string {
  const safe = text.replace(BEGINS_FORMULA, "$1'");
  return safe.replace(BEGINS_UNSEEN, "'");
}
