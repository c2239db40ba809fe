import type { Figures as Answer } from '@tutoring/domain/figures';
import { MISSED_ROWS } from '@tutoring/domain/missed-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RequestError } from '../common/request';
import { Figures } from './figures';
import { noFigures, sampleApi, sampleFigures, TORONTO } from './sample-api';

const fails = (kind: ConstructorParameters<typeof RequestError>[0]) =>
  sampleApi({ read: () => Promise.reject(new RequestError(kind)) });
const misses = (missed: Answer['missed']) =>
  sampleApi({ read: (period) => Promise.resolve({ ...sampleFigures(period), missed }) });

const meta = {
  title: 'Desk/Figures',
  id: 'figures',
  component: Figures,
  parameters: { layout: 'padded' },
  args: { api: sampleApi(), timeZone: TORONTO },
  argTypes: { api: { control: false } },
} satisfies Meta<typeof Figures>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Twelve weeks. Another period is chosen by key, and each drawing has its numbers in a table. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(/^Sep 7 – Nov 26, 2026, beside Jun 15 – Sep 3, 2026\.$/));
    canvas.getByRole('button', { name: '12 weeks' }).focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await waitFor(() => expect(status).toHaveTextContent(/^Nov 2 – 26, 2026, beside/));
    await expect(canvas.getByRole('button', { name: '4 weeks', pressed: true })).toHaveFocus();
    const [fold] = canvas.getAllByText('The numbers as a table');
    await userEvent.click(fold as HTMLElement);
    const table = within(canvas.getByRole('table', { name: 'Leads by week' }));
    await expect(table.getAllByRole('row')).toHaveLength(5);
    await expect(table.getByRole('rowheader', { name: 'Nov 23' })).toBeVisible();
    await userEvent.click(fold as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: '12 weeks' }));
  },
};

/** A name that a visitor typed is shown as text. */
export const Hostile: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
/** The numbers of the drawings. */
export const Tables: Story = {
  play: async ({ canvas }) => {
    for (const fold of await canvas.findAllByText('The numbers as a table')) await userEvent.click(fold);
    await expect(canvas.getByRole('table', { name: 'Time to first answer by week of arrival' })).toBeVisible();
  },
};
export const AYear: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '52 weeks' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Dec 1, 2025/));
  },
};
export const FourWeeks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4 weeks' }));
  },
};
/** Everything was found, or too seldom looked for. */
export const NothingMissed: Story = { args: { api: misses([]) } };
export const OneMissed: Story = {
  args: { api: misses([{ query: 'piano lessons', place: 'search', days: 3, times: 3, last: '2026-11-25' }]) },
};
/** As many as are listed at most. */
export const ManyMissed: Story = {
  args: {
    api: misses(
      Array.from({ length: MISSED_ROWS }, (_, at) => ({
        query: `subject number ${at + 1}`,
        place: at % 3 === 0 ? ('chat' as const) : ('search' as const),
        days: MISSED_ROWS + 2 - at,
        times: 2 * (MISSED_ROWS + 2 - at),
        last: '2026-11-25',
      })),
    ),
  },
};
export const Loading: Story = { args: { api: sampleApi({ read: () => new Promise(() => undefined) }) } };
/** Before anybody wrote. */
export const Empty: Story = { args: { api: sampleApi({ read: (period) => Promise.resolve(noFigures(period)) }) } };
export const Failed: Story = { args: { api: fails('failed') } };
export const Offline: Story = { args: { api: fails('offline') } };
export const SignedOut: Story = { args: { api: fails('signed-out') } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const ForcedColours: Story = { globals: { colours: 'forced' } };
