import {
  ASSISTANT_DEFAULTS,
  assistantSchema,
  assistantTrialSchema,
  type Assistant,
  type AssistantSettings,
} from '@tutoring/domain/assistant';
import { CHAT_ADDRESS } from '@tutoring/domain/chat-model';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { developerAssertion, ownerKey, publicPart } from '../../scripts/owner-key.ts';
import { citedSentence } from '../model-server/behaviours';
import { modelServer, type ModelServer } from '../model-server/server';
import { runEdge, send, type RunningEdge } from '../running-edge';

const ASSISTANT = '/api/owner/assistant';
const QUESTION = 'Is the first consultation free?';
const RECEIVER = 'Sample Models Inc.';
/** What the owner chooses on the desk. */
const CHOSEN: AssistantSettings = {
  ...ASSISTANT_DEFAULTS,
  model: 'openai-compatible:sample-model',
  prices: { input: 1, output: 5 },
};

let model: ModelServer;
let key: string;
/** Has a key, and no `CHAT_MODEL`: the owner chooses the model on the desk. */
let edge: RunningEdge;
let cookie: string;
beforeAll(async () => {
  model = await modelServer();
  key = model.vars.CHAT_API_KEY;
  const owner = await ownerKey(mkdtempSync(join(tmpdir(), 'tutoring-assistant-')));
  cookie = `CF_Authorization=${await developerAssertion(owner)}`;
  edge = await runEdge({ ...model.vars, CHAT_MODEL: '', OWNER_DEV_KEY: publicPart(owner) });
});
afterAll(async () => {
  model.close();
  await edge.remove();
});
beforeEach(() => {
  model.behave('good');
  edge.write('delete from assistant; delete from chat_days', 'reports');
});

const request = (path: string, method: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(edge.url + path, {
    method,
    headers: { Cookie: cookie, Origin: edge.url, 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
const read = async (response: Response | Promise<Response>): Promise<Assistant> =>
  assistantSchema.parse(await (await response).json());
const state = () => read(request(ASSISTANT, 'GET'));
const save = (settings: AssistantSettings) => request(ASSISTANT, 'PUT', settings);
const switchTo = (visitors: string) => request(`${ASSISTANT}/visitors`, 'POST', { visitors });
const tryOut = (change: object = {}) =>
  request(`${ASSISTANT}/try`, 'POST', { question: QUESTION, language: 'en', settings: CHOSEN, ...change });
const trial = async (response: Promise<Response>) => assistantTrialSchema.parse(await (await response).json());
const notice = async () => (await fetch(edge.url + CHAT_ADDRESS)).json();
const ask = async () => {
  const asked = { question: QUESTION, language: 'en', agreed: true, ofAge: true, region: 'ae', receiver: RECEIVER };
  const response = await send(edge, asked, { 'MF-CF-Blob': '{"country":"US"}' }, CHAT_ADDRESS);
  return { status: response.status, text: await response.text() };
};

it('is set up on the desk, tried, switched on for visitors and off again, without a build', async () => {
  const before = await state();
  expect(before).toMatchObject({ visitors: 'off', switched: null, model: { name: '', problems: [] } });
  expect((await switchTo('on')).status).toBe(409);

  expect((await read(save(CHOSEN))).model).toEqual({ name: CHOSEN.model, receiver: RECEIVER, problems: [] });
  // Saving switches nothing on.
  expect(await ask()).toMatchObject({ status: 404 });
  const tried = await trial(tryOut());
  expect(tried).toMatchObject({ isAsked: true, failure: '', isReported: true });
  expect(model.told()).toHaveLength(1);

  expect(await read(switchTo('on'))).toMatchObject({ visitors: 'on', switched: { by: 'owner@localhost' } });
  expect(await notice()).toEqual({ region: 'us', receiver: RECEIVER });
  expect((await ask()).text).toContain('"kind":"sentence"');
  expect((await state()).use).toMatchObject({ questions: 2, failed: 0 });

  expect((await read(switchTo('off'))).visitors).toBe('off');
  expect(await notice()).toMatchObject({ receiver: '' });
  expect(await ask()).toMatchObject({ status: 404, text: '{"error":"off"}' });
  expect(model.told()).toHaveLength(2);
});

describe('a tried question', () => {
  it('shows what visitors would see, the tokens that the provider reports, and their cost', async () => {
    const { sentences, input, output, micros, quotations } = await trial(tryOut());
    const [told] = model.told();
    expect(sentences).toEqual([
      { text: told && citedSentence(told).replace(/ \[\d\]/, ''), outcome: 'shown', cites: [0] },
    ]);
    expect(quotations[0]?.url).toMatch(/^\//);
    expect(micros).toBe(input * 1 + output * 5);
    await expect
      .poll(async () => (await state()).use)
      .toMatchObject({ questions: 1, input, output, micros, estimated: 0 });
  });

  it.each([
    ['uncited', 'uncited'],
    ['miscited', 'cites elsewhere'],
  ] as const)('of a model that is %s says why the sentence is dropped', async (behaviour, outcome) => {
    model.behave(behaviour);
    const { sentences } = await trial(tryOut());
    expect(sentences.map((sentence) => sentence.outcome)).toEqual([outcome]);
  });

  it('says why the model failed, and the state remembers it', async () => {
    model.behave('limited for a second');
    const { failure, sentences } = await trial(tryOut());
    expect([failure, sentences]).toEqual(['HTTP 429', []]);
    expect(await state()).toMatchObject({ use: { questions: 1, failed: 1 }, failure: 'HTTP 429' });
  });

  it.each([
    ['Write my extended essay for me', 'policy'],
    ['xqzv wvkj?', 'unknown'],
    ['ich will sterben', 'direct'],
  ])('such as %s is not sent to the model', async (question, kind) => {
    expect(await trial(tryOut({ question }))).toMatchObject({
      kind,
      isAsked: false,
      input: 0,
      output: 0,
      sentences: [],
    });
    expect(model.told()).toEqual([]);
    expect((await state()).use.questions).toBe(0);
  });

  it('is allowed when the budget is used up, and counts', async () => {
    expect(await read(save({ ...CHOSEN, questions: 0 }))).toMatchObject({ isUsedUp: true });
    expect(await trial(tryOut({ settings: { ...CHOSEN, questions: 0 } }))).toMatchObject({ isAsked: true });
    expect((await state()).use.questions).toBe(1);
  });

  it('to a model that cannot be asked says what is missing', async () => {
    const response = await tryOut({ settings: { ...CHOSEN, model: 'oracle:m' } });
    expect(response.status).toBe(409);
    const { problems } = await response.json<{ problems: string[] }>();
    expect(problems).toEqual([expect.stringContaining('“oracle:m” is no model that we know how to call')]);
  });
});

it('never shows or stores the key', async () => {
  await save(CHOSEN);
  await switchTo('on');
  await tryOut();
  const answers = await Promise.all([request(ASSISTANT, 'GET'), tryOut()].map(async (answer) => (await answer).text()));
  const stored = edge.query('select * from assistant', 'reports');
  expect(JSON.stringify([answers, stored])).not.toContain(key);
  // Nor the question.
  expect(JSON.stringify(edge.query('select * from chat_days', 'reports'))).not.toContain('consultation');
});

describe('is refused', () => {
  it.each([
    ['GET', ''],
    ['PUT', ''],
    ['POST', '/visitors'],
    ['POST', '/try'],
  ])('%s %s without a sign-in', async (method, path) => {
    const response = await request(ASSISTANT + path, method, method === 'GET' ? undefined : CHOSEN, { Cookie: '' });
    expect(response.status).toBe(403);
  });

  it('what another site sends with the owner’s cookie', async () => {
    const headers = { Origin: 'https://evil.example' };
    const answers = await Promise.all([
      request(ASSISTANT, 'PUT', CHOSEN, headers),
      request(`${ASSISTANT}/visitors`, 'POST', { visitors: 'on' }, headers),
      request(`${ASSISTANT}/try`, 'POST', { question: QUESTION, language: 'en', settings: CHOSEN }, headers),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(model.told()).toEqual([]);
  });

  it.each([
    ['a negative budget', { ...CHOSEN, dollars: -1 }],
    ['half a question', { ...CHOSEN, questions: 0.5 }],
    ['a key', { ...CHOSEN, apiKey: 'sk-x' }],
    ['an address', { ...CHOSEN, apiUrl: 'https://evil.example' }],
    ['nothing', {}],
  ])('%s', async (_, settings) => {
    expect((await save(settings as AssistantSettings)).status).toBe(422);
    expect((await state()).settings).toEqual(ASSISTANT_DEFAULTS);
  });

  it('another method', async () => {
    expect((await request(ASSISTANT, 'DELETE')).status).toBe(405);
    expect((await request(`${ASSISTANT}/visitors`, 'GET')).status).toBe(405);
  });
});
