import type { Assistant as State } from '@tutoring/domain/assistant';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RequestError } from '../common/request';
import { AssistantRefusal, type AssistantApi } from './api';
import { Assistant } from './assistant';
import { NEW, ON, READY, sampleApi, TORONTO, TRIAL, USED_UP } from './sample-api';

function show(state: State, change: Partial<AssistantApi> = {}) {
  const api = sampleApi(state, change);
  render(<Assistant api={api} timeZone={TORONTO} />);
}
const field = (name: string) => screen.findByRole('textbox', { name });
async function write(name: string, value: string) {
  await userEvent.clear(await field(name));
  if (value) await userEvent.type(await field(name), value);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('says what to do before there is a key, and offers no switch', async () => {
  show(NEW);
  expect(await screen.findByRole('heading', { name: 'Off: visitors get quotations' })).toBeVisible();
  expect(screen.getByText(/pnpm wrangler secret put CHAT_API_KEY/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Switch/ })).toBeNull();
});

it('switches on and off, and says who did it and when', async () => {
  const switchTo = vi.fn<AssistantApi['switchTo']>((visitors) =>
    Promise.resolve({ ...READY, visitors, switched: { at: Date.UTC(2026, 10, 28, 12), by: 'owner@example.com' } }),
  );
  show(READY, { switchTo });
  await press('Switch on for visitors');
  expect(await screen.findByRole('heading', { name: 'On: visitors can ask the model' })).toBeVisible();
  expect(screen.getByText(/Nov 28, 2026, 7:00.AM, owner@example.com/)).toBeVisible();
  expect(screen.getByText('The assistant is on for visitors.')).toBeVisible();
  await press('Switch off for visitors');
  expect(await screen.findByText('The assistant is off for visitors.')).toBeVisible();
  expect(switchTo.mock.calls).toEqual([['on'], ['off']]);
});

it('shows why it cannot be switched on, and the state that the server knows', async () => {
  const refusal = new AssistantRefusal('There is no model that could answer', 'CHAT_API_KEY is missing.', NEW);
  show(READY, { switchTo: () => Promise.reject(refusal) });
  await press('Switch on for visitors');
  expect((await screen.findByRole('alert')).textContent).toMatch(/There is no model.*CHAT_API_KEY is missing\./);
  expect(screen.queryByRole('button', { name: 'Switch on for visitors' })).toBeNull();
});

it('shows what the month has used, how exact that is, and what failed', async () => {
  show(ON);
  expect(await screen.findByText('412 of 1,000')).toBeVisible();
  expect(screen.getByText('USD 0.13 of USD 20.00')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Questions' })).toHaveAttribute('value', '412');
  expect(screen.getByText(/For 9 of 412 questions the provider reported none/)).toBeVisible();
  expect(screen.getByText(/^3 of 412 questions got no answer.*The provider’s limit is reached/)).toBeVisible();
  expect(screen.getByText(/^The month before: 655 questions, about USD 0\.20\.$/)).toBeVisible();
});

it('says when the budget is used up, and until when', async () => {
  show(USED_UP);
  expect(await screen.findByRole('heading', { name: 'This month’s budget is used up' })).toBeVisible();
  expect(screen.getByText(/On December 1 \(UTC\)/)).toBeVisible();
});

it('saves model, prices and budget, with a comma too', async () => {
  const save = vi.fn<AssistantApi['save']>((settings) => Promise.resolve({ ...READY, settings }));
  show({ ...READY, settings: NEW.settings }, { save });
  // The variable's model, which the owner leaves alone.
  expect(await field('Model')).toHaveValue('anthropic:claude-haiku-5-5');
  await write('Price in, USD per million tokens', '0,1');
  await write('Price out, USD per million tokens', '0.5');
  await write('Budget, USD a month', '12.50');
  await write('Questions a month, at most', '500');
  await press('Save model and budget');
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  const settings = { model: '', judge: false, prices: { input: 0.1, output: 0.5 }, dollars: 12.5, questions: 500 };
  expect(save).toHaveBeenLastCalledWith(settings);
  await write('Model', 'mistral:mistral-small-latest');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Save model and budget');
  expect(save).toHaveBeenLastCalledWith({ ...settings, model: 'mistral:mistral-small-latest', judge: true });
});

it.each([
  ['Model', 'haiku', /Write provider, colon and model/],
  ['Price in, USD per million tokens', 'cheap', /Write the price for a million tokens/],
  ['Price out, USD per million tokens', '', /Write the price for a million tokens/],
  ['Budget, USD a month', '-1', /Write an amount in US dollars/],
  ['Questions a month, at most', '1.5', /Write a whole number/],
])('does not save “%s” with %j, and says what would be right', async (name, value, problem) => {
  const save = vi.fn<AssistantApi['save']>();
  const ask = vi.fn<AssistantApi['ask']>();
  show(READY, { save, ask });
  await write(name, value);
  await press('Save model and budget');
  expect(await field(name)).toHaveAccessibleDescription(expect.stringMatching(problem) as string);
  await write('Question', 'Is it free?');
  await press('Ask the model');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Correct the marked fields/);
  expect(save).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

it('tries a question with settings that are not saved, and shows each sentence with its fate and the cost', async () => {
  const ask = vi.fn<AssistantApi['ask']>(() => Promise.resolve(TRIAL));
  show(READY, { ask });
  await write('Model', 'openai:gpt-4.1-mini');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'de');
  await write('Question', '  Ist das Erstgespräch kostenlos? ');
  await press('Ask the model');
  const answer = within(await screen.findByRole('group', { name: 'The answer' }));
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    question: 'Ist das Erstgespräch kostenlos?',
    language: 'de',
    settings: { ...READY.settings, model: 'openai:gpt-4.1-mini' },
  });
  expect(answer.getByText('Visitors would see 1 of the model’s 4 sentences.')).toBeVisible();
  const [shown, contradicting, ...others] = answer.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toBe('The first consultation is free.Visitors would see it. Passage 1.');
  expect(contradicting).toMatch(/^It takes 45 minutes.*Dropped: the passage says something else/);
  expect(others[0]).toMatch(/Only the second check could accept it\. Passage 2\./);
  expect(
    answer.getByText(/^2,480 tokens in and 96 out, as the provider reports\. About USD 0\.0003; 1,000/),
  ).toBeVisible();
});

it.each([
  ['unknown', 'found nothing on your pages'],
  ['direct', 'with our own words'],
  ['policy', 'declines such a question'],
  ['quotations', 'in the language of the question'],
] as const)('says why the model was not asked: %s', async (kind, reason) => {
  show(READY, { ask: () => Promise.resolve({ ...TRIAL, kind, isAsked: false, sentences: [], input: 0, output: 0 }) });
  await write('Question', 'Is it free?');
  await press('Ask the model');
  const answer = await screen.findByRole('group', { name: 'The answer' });
  expect(answer.textContent).toContain(reason);
  expect(answer.textContent).not.toContain('tokens');
});

it('asks nobody without a model', async () => {
  const ask = vi.fn<AssistantApi['ask']>();
  show(NEW, { ask });
  await write('Question', 'Is it free?');
  await press('Ask the model');
  expect(await field('Model')).toHaveAccessibleDescription(/Write the model that is to be asked/);
  expect(ask).not.toHaveBeenCalled();
});

it('asks for a question, and keeps it when the connection is gone', async () => {
  show(READY, { ask: () => Promise.reject(new RequestError('offline')) });
  await press('Ask the model');
  expect(await field('Question')).toHaveAccessibleDescription(/Write a question as a visitor would/);
  await write('Question', 'Is it free?');
  await press('Ask the model');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There is no connection/);
  expect(await field('Question')).toHaveValue('Is it free?');
});

it('loads again after a failure', async () => {
  let isOffline = true;
  show(READY, { read: () => (isOffline ? Promise.reject(new RequestError('offline')) : Promise.resolve(READY)) });
  await screen.findByRole('alert');
  isOffline = false;
  await press('Try again');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Off: visitors get quotations' })).toBeVisible());
});
