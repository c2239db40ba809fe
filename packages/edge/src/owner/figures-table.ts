import { csv, type CsvCell, type CsvFormat } from '@tutoring/domain/csv';
import { FORM_KINDS, type Compared, type Figures, type Ranking, type Wait } from '@tutoring/domain/figures';
import { oneLine } from '@tutoring/domain/plain-text';

const HEAD = ['figure', 'of', 'unit', 'period', 'period before'];

/**
 * Figures as CSV: one number of both periods a line, so that a spreadsheet can filter and add them. It begins with a
 * byte-order mark, without which Excel does not read UTF-8.
 */
export function figuresTable(figures: Figures, format?: CsvFormat): string {
  const { leads, spam, wait, weeks, forms, missed, before } = figures;
  const rows: CsvCell[][] = [
    HEAD,
    ['first day', '', 'day', figures.from, before.from],
    ['last day', '', 'day', figures.to, before.to],
    row('leads', 'all', 'leads', leads),
    row('spam', 'all', 'leads', spam),
    ...weeks.map((week) => row('leads by week', week.monday, 'leads', week)),
    ...ranking('leads by source', figures.sources, 'unknown (no consent)', 'direct'),
    ...ranking('leads by page', figures.pages, 'unknown'),
    ...ranking('leads by language', figures.languages, 'unknown'),
    ...ranking('leads by status', figures.statuses, 'unknown'),
    ...waitRows('all', wait.now, wait.before),
    ...weeks.flatMap((week) => waitRows(week.monday, week.wait)),
    ...FORM_KINDS.flatMap((kind) => {
      const { begun, stopped, sent } = forms[kind];
      const name = kind === 'full' ? 'form in three steps' : 'form in one step';
      return [
        row(name, 'begun', 'visits', begun),
        ...(kind === 'full' ? stopped : stopped.slice(0, 1)).map((one) =>
          row(name, `stopped in ${one.step}`, 'visits', one),
        ),
        row(name, 'sent', 'visits', sent),
      ];
    }),
    ...missed.flatMap(({ query, place, days, times }) => [
      [`found nothing in the ${place}`, query, 'days', days, ''],
      [`found nothing in the ${place}`, query, 'times', times, ''],
    ]),
  ];
  return `\uFEFF${csv(rows, format)}`;
}

const row = (figure: string, of: string, unit: string, { now, before }: Compared): CsvCell[] => [
  figure,
  of,
  unit,
  now,
  before,
];

function ranking(figure: string, { rows, others }: Ranking, unknown: string, empty = ''): CsvCell[][] {
  return [
    ...rows.map(({ name, ...both }) => row(figure, name === null ? unknown : oneLine(name) || empty, 'leads', both)),
    row(figure, 'others', 'leads', others),
  ];
}

function waitRows(of: string, now: Wait, before?: Wait): CsvCell[][] {
  const line = (figure: string, unit: string, name: keyof Wait) => [
    figure,
    of,
    unit,
    now[name] ?? '',
    before?.[name] ?? '',
  ];
  return [
    line('answered leads', 'leads', 'answered'),
    line('leads without an answer', 'leads', 'open'),
    line('time to first answer, median', 'minutes', 'median'),
    line('time to first answer, nine in ten', 'minutes', 'slow'),
  ];
}
