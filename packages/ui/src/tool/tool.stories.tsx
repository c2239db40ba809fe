import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import type { screen } from 'storybook/test';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '../toast';
import { toasts } from '../toast/store';
import { withoutEmpty } from './fields';
import { SAMPLE_FORM, SampleTool } from './sample-tool';

interface Args {
  first: string;
  second: string;
}

/** The sample tool, which adds two numbers, with these numbers as its worked example. */
function Sample({ first, second }: Args) {
  const form = useMemo(() => ({ ...SAMPLE_FORM, example: withoutEmpty({ a: first, b: second }) }), [first, second]);
  return <SampleTool form={form} />;
}

/**
 * A form and its result on two sheets. The result updates with every change. The visitor can share it by a link, print
 * it, save it as a table or a picture, and keep the entries on the device. No entry is sent anywhere.
 */
const meta = {
  title: 'Tools/Tool',
  id: 'tool',
  component: Sample,
  args: { first: '2', second: '3' },
  argTypes: {
    first: { description: 'Of this sample: the first number of its worked example.' },
    second: { description: 'Of this sample: the second number. Empty, there is no result.' },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
    return () => {
      for (const { id } of toasts.get()) toasts.dismiss(id);
      history.replaceState(null, '', location.pathname + location.search);
    };
  },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The sheet of the result. On a phone a line at the lower edge repeats its headline. */
const resultIn = (canvas: Pick<typeof screen, 'getByRole'>) =>
  within(canvas.getByRole('region', { name: 'Result: A sum' }));

const page = () => within(document.body);
/** A toast is visible, and its text is briefly in a live region too. */
const isSaid = async (text: RegExp) => expect((await page().findAllByText(text)).length).toBeGreaterThan(0);

/** The worked example from the server. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(resultIn(canvas).getByText('5 in all')).toBeVisible();
  },
};

/** The link carries the entries. A toast says whether the link was copied. */
export const Shared: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('First number'));
    await userEvent.type(canvas.getByLabelText('First number'), '40');
    await userEvent.click(canvas.getByLabelText('Twice'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy a link to this result' }));
    await waitFor(() => expect(location.hash).toBe('#sum&a=40&b=3&double=on'));
    await isSaid(/didn’t let us copy|Link copied/);
    await userEvent.type(canvas.getByLabelText('First number'), '1');
    await expect(location.hash).toBe('');
  },
};

/** Clear works without a question, and Undo restores the entries. */
export const Cleared: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Keep my entries on this device'));
    await expect(localStorage.getItem('tutoring-tool-sum')).toBe('a=2&b=3');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByText('Enter two numbers.')).toBeVisible();
    await expect(localStorage.getItem('tutoring-tool-sum')).toBeNull();
    await userEvent.click(await page().findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(resultIn(canvas).getByText('5 in all')).toBeVisible());
    await expect(canvas.getByLabelText('Keep my entries on this device')).toBeChecked();
    await expect(localStorage.getItem('tutoring-tool-sum')).toBe('a=2&b=3');
  },
};

/** An unreadable link: the form says so and shows the example. */
export const BrokenLink: Story = {
  beforeEach: () => {
    history.replaceState(null, '', '#sum&zz=1');
  },
  play: async ({ canvas }) => {
    await expect(resultIn(canvas).getByText('5 in all')).toBeVisible();
    await isSaid(/We couldn’t read the link/);
  },
};

/** A link beside stored entries, which do not change until the visitor decides. */
export const LinkBesideMine: Story = {
  beforeEach: () => {
    sessionStorage.setItem('tutoring-tool-sum', 'a=7&b=7');
    history.replaceState(null, '', '#sum&a=1&b=1');
  },
  play: async ({ canvas }) => {
    await expect(resultIn(canvas).getByText('2 in all')).toBeVisible();
    await expect(canvas.getByText('These entries come from a link. We’ve kept yours.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to mine' }));
    await expect(resultIn(canvas).getByText('14 in all')).toBeVisible();
  },
};

/** Without a result, a toast says that there is nothing to save. */
export const WithoutResult: Story = {
  args: { second: '' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a table (CSV)' }));
    await isSaid(/There is no result to save yet/);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const German: Story = { globals: { language: 'de' } };
