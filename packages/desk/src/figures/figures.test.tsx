import type { Figures as Answer } from '@tutoring/domain/figures';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RequestError } from '../common/request';
import type { FiguresApi } from './api';
import { Figures } from './figures';
import { sampleApi, sampleFigures, sampleWeeks, TORONTO } from './sample-api';

const show = (api: FiguresApi) => render(<Figures api={api} timeZone={TORONTO} />);
/** Answers with what is given for the period of the samples. */
const answers = (change: Partial<Answer>) =>
  sampleApi({ read: () => Promise.resolve({ ...sampleFigures(sampleWeeks(12)), ...change }) });
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const row = (table: string, name: string) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name: new RegExp(`^${name}`) });

it('asks for whole weeks that end today by the clock of the business', async () => {
  const read = vi.fn<FiguresApi['read']>(sampleApi().read);
  show(sampleApi({ read }));
  await userEvent.click(screen.getByRole('button', { name: '4 weeks' }));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  const days = read.mock.calls.map(([{ from, to }]) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
  // Today may be any day of the last week.
  expect(days.map((count) => Math.ceil(count / 7))).toEqual([12, 4]);
  const [{ from, to } = { from: '', to: '' }] = read.mock.lastCall ?? [];
  expect(new Date(from).getUTCDay()).toBe(1);
  expect(to).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: TORONTO }).format(new Date()));
  expect(screen.getByRole('link', { name: /CSV/ })).toHaveAttribute('href', `#${from}-${to}`);
});

it('shows both periods and the change of each value, and names what is unknown', async () => {
  show(
    answers({
      leads: { now: 8, before: 10 },
      sources: {
        rows: [
          { name: null, now: 4, before: 1 },
          { name: '', now: 2, before: 5 },
        ],
        others: { now: 2, before: 4 },
      },
    }),
  );
  await screen.findByRole('table', { name: 'Where they came from' });
  expect(cellsOf(row('Where they came from', 'Not known'))).toEqual(['4', '50%', '1', '+3']);
  expect(cellsOf(row('Where they came from', 'Direct'))).toEqual(['2', '25%', '5', '-3']);
  expect(cellsOf(row('Where they came from', 'All others'))).toEqual(['2', '25%', '4', '-2']);
});

it('shows how long leads waited, and weeks in which nobody was answered', async () => {
  const nobody = { answered: 0, open: 2, median: null, slow: null };
  const { container } = show(
    answers({
      weeks: [
        { monday: '2026-11-16', now: 3, before: 1, wait: { answered: 3, open: 0, median: 95, slow: 4000 } },
        { monday: '2026-11-23', now: 2, before: 0, wait: nobody },
      ],
    }),
  );
  await screen.findByRole('heading', { name: 'Time to first answer' });
  for (const fold of container.querySelectorAll('details')) fold.open = true;
  const table = 'Time to first answer by week of arrival';
  expect(cellsOf(row(table, 'Nov 16'))).toEqual(['1 h 35 min', '3 days', '3', '0']);
  expect(cellsOf(row(table, 'Nov 23'))).toEqual(['–', '–', '0', '2']);
});

it('lists what visitors looked for and did not find', async () => {
  const title = 'What visitors did not find';
  const { unmount } = show(sampleApi());
  await screen.findByRole('table', { name: title });
  expect(cellsOf(row(title, 'piano lessons'))).toEqual(['9', '14', 'Nov 25']);
  expect(cellsOf(row(title, 'do you teach latin Asked in the chat'))).toEqual(['5', '6', 'Nov 21']);
  unmount();
  show(answers({ missed: [] }));
  await screen.findByText(/^Nothing in these weeks/);
  expect(screen.queryByRole('table', { name: title })).toBeNull();
});

it('says where visitors stop in the form, and since when they are counted', async () => {
  const { unmount } = show(answers({}));
  await screen.findByRole('table', { name: 'The form in three steps' });
  expect(cellsOf(row('The form in three steps', 'Stopped in 1'))).toEqual(['61', '49%', '0', '+61']);
  expect(cellsOf(row('The form in three steps', 'Sent'))).toEqual(['45', '36%', '0', '+45']);
  expect(within(screen.getByRole('table', { name: /short form/ })).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText(/Counting began on Oct 5, 2026/)).toBeVisible();
  unmount();
  show(answers({ formsSince: null }));
  expect(await screen.findByText(/Nobody has been counted yet/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'The form in three steps' })).toBeNull();
});

it('keeps the older figures when another period cannot be loaded, and tries again', async () => {
  let isOffline = false;
  const read: FiguresApi['read'] = (period, signal) =>
    isOffline ? Promise.reject(new RequestError('offline')) : sampleApi().read(period, signal);
  show(sampleApi({ read }));
  await screen.findByRole('heading', { name: 'Leads by week' });
  isOffline = true;
  await userEvent.click(screen.getByRole('button', { name: '4 weeks' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There is no connection/);
  expect(screen.getByRole('alert').textContent).toMatch(/Below are the figures that were loaded before\./);
  expect(screen.getByRole('status').textContent).toMatch(/^Sep 7\s–\sNov 26, 2026/);
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Nov 2\s–\s26, 2026/));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the answer for the last choice, whichever comes first', async () => {
  const waiting: (() => void)[] = [];
  const read: FiguresApi['read'] = (period, signal) =>
    new Promise((resolve) => waiting.push(() => resolve(sampleApi().read(period, signal))));
  show(sampleApi({ read }));
  await userEvent.click(screen.getByRole('button', { name: '4 weeks' }));
  await userEvent.click(screen.getByRole('button', { name: '52 weeks' }));
  for (const answer of waiting.reverse()) answer();
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Dec 1, 2025/));
});
