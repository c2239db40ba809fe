import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { passes, shown, type Figure, type Group } from './figures.ts';
import { earlier } from './results.ts';

const BENCHMARKS = join(import.meta.dirname, '../../docs/benchmarks.md');
/** Widths of the table's columns, in characters. */
const WIDTHS = [50, 15, 9, 9, 9, 7];
const MARKS: Record<string, string> = { true: 'yes', false: 'NO', undefined: '' };

/** The header row of the table. */
export function tableHead(): string {
  return row(['', 'bar', 'ours', 'committed', 'peer', 'ratio', 'passes']);
}

/** The rows of a group, one per figure. */
export function rowsOf({ title, figures }: Group): string {
  const rows = figures.map((figure) => {
    const before = earlier(title, figure);
    return row([
      `  ${figure.label}`,
      figure.bar?.text ?? '',
      shown(figure.unit, figure.value),
      before === undefined ? '' : shown(figure.unit, before),
      figure.peer === undefined ? '' : shown(figure.unit, figure.peer),
      ratio(figure),
      MARKS[String(passes(figure))] ?? '',
    ]);
  });
  return [title, ...rows].join('\n');
}

/** The load of the machine, which affects times. */
export function loadOf(): string {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  return `Load of the machine: ${load.toFixed(1)} on ${cores} cores${load > cores ? ': too busy for times to mean much, ratios apart' : ''}.`;
}

/** The number of figures within their limits, and the names of the others. */
export function summaryOf(groups: readonly Group[]): string {
  const judged = groups.flatMap(({ title, figures }) =>
    figures.filter((one) => passes(one) !== undefined).map((one) => ({ title, one })),
  );
  const missed = judged.filter(({ one }) => !passes(one));
  const lines = missed.map(
    ({ title, one }) => `  ${title}: ${one.label} ${shown(one.unit, one.value)}, bar ${one.bar?.text ?? ''}`,
  );
  return [`\n${judged.length - missed.length} of ${judged.length} bars are passed.`, ...lines].join('\n');
}

/** Writes the figures into docs/benchmarks.md: our pages side by side, the home pages of the peers, and the rest as lists. */
export function writeBenchmarks(
  pages: readonly Group[],
  homes: readonly Group[],
  others: readonly Group[],
  runs: number,
): void {
  const parts = [
    `Medians of ${runs} on ${new Date().toISOString().slice(0, 10)} (\`pnpm bench --peer DIR --write\`); ours / the peer's of the same run, **bold** where a bar is missed. Times of different machines or runs do not compare, ratios do. Bytes are counted with brotli 11, before the visitor interacts. The thank-you page is hidden from search engines on purpose, which lowers its SEO score.`,
    pagesTable(pages),
    pagesTable(homes),
    ...others.map(({ title, figures }) => listTable(title, figures)),
  ];
  const text = parts.filter(Boolean).join('\n\n');
  const benchmarks = readFileSync(BENCHMARKS, 'utf8');
  writeFileSync(
    BENCHMARKS,
    benchmarks.replace(/(<!-- bench -->)[\s\S]*?(<!-- \/bench -->)/, () => inMarks(text)),
  );
}

const inMarks = (text: string) => `<!-- bench -->\n${text}\n<!-- /bench -->`;

function pagesTable(pages: readonly Group[]): string {
  const [first] = pages;
  if (!first || first.figures.length === 0) return '';
  const bars = first.figures.map(({ bar }) => bar?.text ?? '');
  return markdown([
    ['page', ...first.figures.map(({ label }) => label)],
    ...pages.map(({ title, figures }) => [title, ...figures.map(cell)]),
    ...(bars.some(Boolean) ? [['*bar*', ...bars.map((text) => `*${text}*`)]] : []),
  ]);
}

function listTable(title: string, figures: readonly Figure[]): string {
  return markdown([
    [title, 'bar', 'ours'],
    ...figures.map((figure) => [figure.label, figure.bar?.text ?? '', cell(figure)]),
  ]);
}

function cell(figure: Figure): string {
  const { unit, value, peer } = figure;
  const text = peer === undefined ? shown(unit, value) : `${shown(unit, value)} / ${shown(unit, peer)}`;
  return passes(figure) === false ? `**${text}**` : text;
}

function markdown([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function ratio({ value, peer }: Figure): string {
  return peer ? (value / peer).toFixed(3) : '';
}

const row = (cells: string[]) =>
  cells
    .map((text, column) => text.padEnd(WIDTHS[column] ?? 0))
    .join('  ')
    .trimEnd();
