import type { Assistant, AssistantTrial } from '@tutoring/domain/assistant';
import type { AssistantApi } from './api';

export const TORONTO = 'America/Toronto';
const NONE = { questions: 0, input: 0, output: 0, micros: 0, estimated: 0, failed: 0 };

/** Before anybody has stored a key. */
export const NEW: Assistant = {
  visitors: 'off',
  switched: null,
  model: {
    name: '',
    receiver: '',
    problems: ['CHAT_API_KEY is missing. Store the provider’s key: pnpm wrangler secret put CHAT_API_KEY'],
  },
  china: { name: '', receiver: '', problems: [] },
  settings: { model: '', judge: false, prices: null, dollars: 20, questions: 1000 },
  month: '2026-11',
  use: NONE,
  before: NONE,
  isUsedUp: false,
  failure: '',
};

/** A key is stored, and the model is chosen. */
export const READY: Assistant = {
  ...NEW,
  model: { name: 'anthropic:claude-haiku-5-5', receiver: 'Anthropic', problems: [] },
  settings: {
    model: 'anthropic:claude-haiku-5-5',
    judge: false,
    prices: { input: 0.1, output: 0.5 },
    dollars: 20,
    questions: 1000,
  },
};

export const ON: Assistant = {
  ...READY,
  visitors: 'on',
  switched: { at: Date.UTC(2026, 10, 20, 14, 5), by: 'owner@example.com' },
  use: { questions: 412, input: 1_030_000, output: 61_000, micros: 133_500, estimated: 9, failed: 3 },
  before: { ...NONE, questions: 655, micros: 204_000 },
  failure: 'HTTP 429',
};

export const USED_UP: Assistant = {
  ...ON,
  use: { ...ON.use, questions: 1000, micros: 331_000, failed: 0 },
  isUsedUp: true,
  failure: '',
};

/** A trial with a sentence of each fate. */
export const TRIAL: AssistantTrial = {
  kind: 'quotations',
  quotations: [
    { text: 'The first consultation is free.', title: 'Prices', url: '/pricing#first' },
    { text: 'It takes 30 minutes by video call.', title: 'Contact', url: '/contact#consultation' },
  ],
  isAsked: true,
  sentences: [
    { text: 'The first consultation is free.', outcome: 'shown', cites: [0] },
    { text: 'It takes 45 minutes by video call.', outcome: 'unsupported', cites: [] },
    { text: 'You can talk to us by video for half an hour.', outcome: 'doubtful', cites: [1] },
    { text: 'Many families like it.', outcome: 'uncited', cites: [] },
  ],
  failure: '',
  input: 2480,
  output: 96,
  isReported: true,
  micros: 296,
  firstMs: 1240,
  ms: 2980,
};

/** An assistant that lives in memory, with parts of it replaced. */
export function sampleApi(first: Assistant = READY, change: Partial<AssistantApi> = {}): AssistantApi {
  let now = first;
  const answer = (next: Assistant) => Promise.resolve((now = next));
  return {
    read: () => Promise.resolve(now),
    save: (settings) => answer({ ...now, settings, model: { ...now.model, name: settings.model || now.model.name } }),
    switchTo: (visitors) =>
      answer({ ...now, visitors, switched: { at: Date.UTC(2026, 10, 28, 12), by: 'owner@example.com' } }),
    ask: () => {
      now = { ...now, use: { ...now.use, questions: now.use.questions + 1 } };
      return Promise.resolve(TRIAL);
    },
    ...change,
  };
}
