/**
 * Measures the language model that CHAT_MODEL, CHAT_API_KEY, CHAT_API_URL and CHAT_RECEIVER name, on the tables of e2e/held-out
 * and the last build. It prints rates by language and kind, never a question or a sentence, and writes them to
 * .artefacts/chat-model.json. Each run costs up to about 500 calls.
 *
 * Usage: CHAT_MODEL=… CHAT_API_KEY=… pnpm chat:evaluate-model [claims|questions]
 */
import { ASSISTANT_DEFAULTS } from '@tutoring/domain/assistant';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable, tallied, verdictOn } from '../../../site/src/build/publish/chat/evaluate.ts';
import { edgeChatOf } from '../src/chat/edge-sources';
import { judgeOf } from '../src/chat/judge';
import { modelOf } from '../src/chat/provider';
import { mainModel } from '../src/chat/settings';
import type { Env } from '../src/env';
import { readClaims, type ClaimRow } from './claims.ts';
import { judgeClaims, wordedAnswer, type JudgedClaim } from './model-rates.ts';

const root = join(import.meta.dirname, '../../..');
const built = join(root, 'site/public');
const table = (name: string) => readFileSync(join(root, 'e2e/held-out', name), 'utf8');

const env = { ...process.env } as unknown as Env;
const { settings, problems } = mainModel(env, ASSISTANT_DEFAULTS);
if (!settings) fail(`No model is configured. ${problems.join(' ') || 'Set CHAT_MODEL and its key.'}`);
if (!existsSync(join(built, 'index.html'))) fail('The site is not built. Run pnpm build first.');
const model = modelOf(settings, env);

const rates: Record<string, unknown> = { model: `${settings.provider}:${settings.model}` };
const [part = 'all'] = process.argv.slice(2);
if (part !== 'questions') {
  for (const name of ['claims.yaml', 'claims-held-out.yaml']) {
    const judged = await judgeClaims(readClaims(table(name)), model);
    const isTrue = (row: ClaimRow) => row.kind === 'faithful';
    rates[name] = [
      ...ratesBy(judged, (row) => (isTrue(row) ? 'faithful' : 'falsified')),
      ...ratesBy(judged, (row) => `${isTrue(row) ? 'faithful' : 'falsified'}, ${row.language}`),
      ...ratesBy(
        judged.filter((row) => !isTrue(row)),
        (row) => row.kind,
      ),
    ];
    print(name);
  }
}
if (part !== 'claims') {
  const { chat, sources } = edgeChatOf(filesOf(built));
  const judge = settings.judge ? judgeOf(model) : undefined;
  const judged = [];
  for (const asked of ['chat.yaml', 'chat-follow-ups.yaml'].flatMap((name) => readTable(table(name)))) {
    const { answer, sentences, ms } = await wordedAnswer(asked, { chat, sources, model, judge });
    judged.push({ ...asked, verdict: verdictOn(asked, answer), sentences, ms });
  }
  rates['questions'] = [
    ...tallied(judged.map(({ kind, verdict }) => ({ group: kind, verdict }))),
    ...tallied(judged.map(({ language, verdict }) => ({ group: language, verdict }))),
  ];
  print('questions');
  const worded = judged.filter(({ sentences }) => sentences > 0);
  const seconds = worded.map(({ ms }) => ms / 1000).sort((one, other) => one - other);
  rates['worded'] = {
    asked: judged.length,
    worded: worded.length,
    medianSeconds: seconds[Math.floor(seconds.length / 2)],
  };
  console.log(rates['worded']);
}
mkdirSync(join(root, '.artefacts'), { recursive: true });
writeFileSync(join(root, '.artefacts/chat-model.json'), `${JSON.stringify(rates, null, 2)}\n`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function print(name: string): void {
  console.log(name);
  console.table(rates[name]);
}

function ratesBy(judged: readonly JudgedClaim[], groupOf: (row: JudgedClaim) => string) {
  const groups = new Map<string, JudgedClaim[]>();
  for (const row of judged) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row]);
  const percent = (some: readonly JudgedClaim[], is: (row: JudgedClaim) => boolean) =>
    Math.round((1000 * some.filter(is).length) / some.length) / 10;
  return [...groups].map(([group, some]) => ({
    group,
    sentences: some.length,
    'check alone, %': percent(some, ({ isPassed }) => isPassed),
    'with the judge, %': percent(some, ({ isShown }) => isShown),
    'judge failed, %': percent(some, ({ isFailed }) => isFailed),
  }));
}

/** The built site as the Worker's assets. */
function filesOf(folder: string): Fetcher {
  const fetch = (address: URL) => {
    const file = join(folder, decodeURIComponent(address.pathname));
    return Promise.resolve(existsSync(file) ? new Response(readFileSync(file)) : new Response('', { status: 404 }));
  };
  return { fetch } as unknown as Fetcher;
}
