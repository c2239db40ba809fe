import type { Assistant as State, AssistantTrial } from '@tutoring/domain/assistant';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RequestError } from '../common/request';
import type { AssistantApi } from './api';
import { Assistant } from './assistant';
import { NEW, ON, READY, sampleApi, TORONTO, TRIAL, USED_UP } from './sample-api';

/** Samples of its own for each story. */
function Sample({ state, change }: { state: State; change?: Partial<AssistantApi> }) {
  const [api] = useState(() => sampleApi(state, change));
  return <Assistant api={api} timeZone={TORONTO} />;
}

const meta = {
  title: 'Desk/Assistant',
  id: 'assistant',
  component: Sample,
  parameters: { layout: 'padded' },
  argTypes: { change: { control: false }, state: { control: false } },
  args: { state: READY },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const ask = async (canvas: Canvas) => {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: 'Question' }),
    'Is the first consultation free?{Enter}',
  );
};
const answering = (change: Partial<AssistantTrial>) => ({ ask: () => Promise.resolve({ ...TRIAL, ...change }) });

/** Before anything is set up: what to do, in order. */
export const New: Story = { args: { state: NEW } };

/** The owner tries a question, switches the assistant on, and off again. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await ask(canvas);
    const answer = within(await canvas.findByRole('group', { name: 'The answer' }));
    await expect(answer.getByText('Visitors would see 1 of the model’s 4 sentences.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch on for visitors' }));
    await expect(await canvas.findByRole('heading', { name: 'On: visitors can ask the model' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off for visitors' }));
    await expect(await canvas.findByRole('heading', { name: 'Off: visitors get quotations' })).toBeVisible();
  },
};

export const On: Story = { args: { state: ON } };
export const UsedUp: Story = { args: { state: USED_UP } };

/** The key was deleted after the assistant had been switched on. */
export const WithoutKey: Story = {
  args: { state: { ...ON, model: { ...ON.model, problems: NEW.model.problems }, use: { ...ON.use, failed: 0 } } },
};

/** What was dropped, and why. */
export const Tried: Story = {
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText(/^Dropped: the passage says something else/)).toBeVisible();
    await expect(canvas.getByText(/1,000 such questions about USD 0\.30/)).toBeVisible();
    await userEvent.click(canvas.getByText('The passages that visitors see as well'));
  },
};

export const TriedInVain: Story = {
  args: { change: answering({ sentences: [], failure: 'HTTP 401', output: 0, isReported: false, firstMs: null }) },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText(/^The provider refused the key/)).toBeVisible();
  },
};

/** A model may write anything: it is shown as text. */
export const Hostile: Story = {
  args: {
    change: answering({
      sentences: [{ text: `<img src=x onerror=alert(1)>${'W'.repeat(80)}`, outcome: 'address', cites: [] }],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await ask(canvas);
    await waitFor(() => expect(canvas.getByText(/^<img src=x/)).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Wrong fields say what would be right. */
export const Mistakes: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Questions a month, at most' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Model' }), ' x');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Model' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Model' }), 'haiku');
    await userEvent.click(canvas.getByRole('button', { name: 'Save model and budget' }));
    await expect(await canvas.findByText(/^Write provider, colon and model/)).toBeVisible();
  },
};
export const Loading: Story = { args: { change: { read: () => new Promise(() => undefined) } } };
export const Failed: Story = { args: { change: { read: () => Promise.reject(new RequestError('offline')) } } };
