import { startOfLine } from './model/mdx-file';

/** Moves the cursor to a line of a text field, marks the line, and shows it. */
export function goToLine(field: HTMLTextAreaElement, line: number): void {
  const start = startOfLine(field.value, line);
  const end = field.value.indexOf('\n', start);
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  // Browsers scroll a text field to its cursor when it gets the focus, not when the selection is set.
  field.blur();
  field.setSelectionRange(start, start);
  field.focus();
  field.setSelectionRange(start, end < 0 ? field.value.length : end);
  field.scrollIntoView({ block: 'nearest' });
}

/** Replaces the selection as typing would: the browser's own undo takes it back. */
export function insertText(field: HTMLTextAreaElement, text: string, onChange: (value: string) => void): void {
  field.focus();
  // Deprecated, but nothing else keeps the undo history.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  onChange(field.value);
}

/** The line of a data file's field, such as `trader.legalName` or `prices.0.amount`; the first line if it isn't found. */
export function lineOfField(yaml: string, field: string): number {
  const lines = yaml.split('\n');
  const at = field
    .split('.')
    .filter((key) => !/^\d+$/.test(key))
    .reduce((from, key) => {
      const begins = (line: string) => line.trimStart().replace(/^- /, '').startsWith(`${key}:`);
      const found = lines.findIndex((line, place) => place >= from && begins(line));
      return found < 0 ? from : found;
    }, 0);
  return at + 1;
}
