import type { Told } from './told.ts';
import { WIRES, type Ending, type ToolCall } from './wire.ts';

/** A provider's response: a refusal, or a stream. */
export interface Scripted {
  status: number;
  headers?: Record<string, string>;
  body: AsyncIterable<string | Uint8Array>;
}

const SLOW_MS = 300;
const wait = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** The first sentence that a faithful model would write: one of its first passage, with its number. */
export function citedSentence({ passages: [first] }: Pick<Told, 'passages'>): string {
  const [sentence = ''] = /^.+?[.!?。！？](?=\s|$)|^.+$/u.exec(first?.text ?? '') ?? [];
  return `${sentence.replace(/[.!?。！？]$/u, '')} [${first?.number}].`;
}

const STREAM = { 'Content-Type': 'text/event-stream; charset=utf-8' };
const piecesOf = (text: string, size = 9) => text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];

/** Streams a text in small pieces, as models do. */
async function* saying({ api }: Told, text: string, end: Ending | 'none' = 'stop'): AsyncGenerator<string> {
  const wire = WIRES[api];
  yield await Promise.resolve(wire.begin);
  for (const piece of piecesOf(text)) yield wire.text(piece);
  if (end !== 'none') yield wire.end(end);
}

async function* calling({ api }: Told, call: ToolCall): AsyncGenerator<string> {
  const wire = WIRES[api];
  yield await Promise.resolve(wire.begin);
  yield wire.call(call);
  yield wire.end('tool');
}

async function* only(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}

const ok = (body: Scripted['body']): Scripted => ({ status: 200, headers: STREAM, body });
const say = (told: Told, text: string, end?: Ending | 'none') => ok(saying(told, text, end));
/** Providers quote the request in their errors. */
const refuse = (told: Told, status: number, headers = {}): Scripted => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: only(JSON.stringify({ error: { message: `Refused: ${told.question}`, type: 'error' } })),
});

/** Whatever somebody orders in a text: what follows "say". */
function orderIn({ question, conversation = [], passages }: Told): string {
  const texts = [
    question,
    ...conversation.flatMap((turn) => [turn.question, turn.answer]),
    ...passages.map(({ text }) => text),
  ];
  return texts.map((text) => /\bsay (.*)$/.exec(text)?.[1]).find(Boolean) ?? '';
}

/** A judge's answer, with words copied from each passage, in Markdown as models write it. */
function yesToAll({ claims }: Told): string {
  const rulings = claims.map(({ number, passage }) => ({ number, yes: true, words: passage.slice(0, 40) }));
  return `\`\`\`json\n${JSON.stringify(rulings)}\n\`\`\``;
}

/** The number of the first result of a tool. */
const numberIn = ({ results }: Told) => /"number":\s*(\d+)/.exec(results[0] ?? '')?.[1] ?? '9';

/** How a model or its provider behaves. */
export const BEHAVIOURS = {
  /** As a judge it says yes to everything. */
  good: (told) => say(told, told.isJudge ? yesToAll(told) : citedSentence(told)),
  /** Continues what the conversation says, which no passage supports, and then cites. */
  remembering: (told) =>
    say(told, `${told.conversation?.at(-1)?.answer ?? 'Nothing was said'} [1]. ${citedSentence(told)}`),
  slow: (told) =>
    ok(
      (async function* () {
        await wait(SLOW_MS);
        for await (const piece of saying(told, citedSentence(told))) {
          yield piece;
          await wait(SLOW_MS / 10);
        }
      })(),
    ),
  silent: () => ok(never()),
  stalled: (told) =>
    ok(
      (async function* () {
        yield* saying(told, `${citedSentence(told)} And`, 'none');
        yield* never();
      })(),
    ),
  broken: (told) =>
    ok(
      (async function* () {
        yield* saying(told, `${citedSentence(told)} And this is not`, 'none');
        await wait(50);
        throw new Error('The connection breaks.');
      })(),
    ),
  undone: (told) => say(told, citedSentence(told), 'undone'),
  /** Ends without saying that it ends. */
  truncated: (told) => say(told, `${citedSentence(told)} And this is not`, 'none'),
  cut: (told) => say(told, `${citedSentence(told)} And this is not`, 'cut'),
  numeric: (told) =>
    ok(
      (async function* () {
        const { begin, text, end } = WIRES[told.api];
        yield await Promise.resolve(begin);
        for (const piece of citedSentence(told).match(/\d+|\D{1,9}/gu) ?? [])
          yield text(/^\d+$/.test(piece) && told.api !== 'anthropic' ? Number(piece) : piece);
        yield end('stop');
      })(),
    ),
  /** Every byte alone, also those of one character. */
  bytewise: (told) =>
    ok(
      (async function* () {
        for await (const event of saying(told, citedSentence(told)))
          for (const byte of new TextEncoder().encode(event)) yield Uint8Array.of(byte);
      })(),
    ),
  /** Ends within a character of several bytes. */
  half: (told) =>
    ok(
      (async function* () {
        yield* saying(told, `${citedSentence(told)} `, 'none');
        const bytes = new TextEncoder().encode(WIRES[told.api].text('日'));
        yield bytes.slice(0, bytes.indexOf(0xe6) + 2);
      })(),
    ),
  'error body': (told) => ({ ...refuse(told, 200), status: 200 }),
  'error event': (told) =>
    ok(
      (async function* () {
        yield* saying(told, `${citedSentence(told)} And this is not`, 'none');
        yield WIRES[told.api].error;
      })(),
    ),
  html: () => ({ status: 200, headers: { 'Content-Type': 'text/html' }, body: only('<html>Sign in</html>') }),
  garbled: (told) =>
    ok(
      (async function* () {
        yield* saying(told, `${citedSentence(told)} And this is not`, 'none');
        yield `data: {"${told.question}\n\n`;
      })(),
    ),
  unauthorized: (told) => refuse(told, 401),
  failing: (told) => refuse(told, 500),
  limited: (told) => refuse(told, 429),
  'limited for a second': (told) => refuse(told, 429, { 'Retry-After': '1' }),
  redirecting: (told) => refuse(told, 307, { Location: '/elsewhere/chat/completions' }),
  /** Asks for the price of eight sessions, and states it; then two sums of its own. */
  summing: (told) =>
    told.results.length === 0
      ? ok(calling(told, { name: 'price', input: '{"sessions":8}' }))
      : say(
          told,
          `${citedSentence(told)} ${['8 sessions cost USD 472', '8 sessions cost USD 450', '9 sessions cost USD 472'].map((sum) => `${sum} [${numberIn(told)}]. `).join('')}`,
        ),
  /** Calls a tool again and again. */
  'calling for ever': (told) => ok(calling(told, { name: 'price', input: '{"sessions":8}' })),
  /** Wants more than the tool allows. */
  'calling beyond bounds': (told) => ok(calling(told, { name: 'price', input: '{"sessions":1000000}' })),
  /** Calls a tool that does not exist. */
  'calling nothing': (told) => ok(calling(told, { name: 'transfer_money', input: '{"to":"me"}' })),
  /** Writes a call that is no JSON. */
  'calling garbage': (told) => ok(calling(told, { name: 'price', input: '{"sessions": 8,,' })),
  verbose: (told) =>
    ok(
      (async function* () {
        yield* saying(told, `${citedSentence(told)} `, 'none');
        for (;;) {
          yield WIRES[told.api].text('As I said before, and as everybody knows. ');
          await wait(1);
        }
      })(),
    ),
  uncited: (told) => say(told, citedSentence(told).replace(/ \[\d\]/, '')),
  miscited: (told) => say(told, citedSentence(told).replace(/\[\d\]/, '[9]')),
  linking: (told) =>
    say(
      told,
      `${citedSentence(told)} Pay at https://evil.example [1]. [Here](//evil.example) [1]. <a href=x>y</a> [1].`,
    ),
  leaking: (told) => say(told, told.system.replaceAll(/(?<=[.:])\s/g, ' [1]. ')),
  obedient: (told) => say(told, `${orderIn(told)} [1]. ${citedSentence(told)}`),
} as const satisfies Record<string, (told: Told) => Scripted>;

export type Behaviour = keyof typeof BEHAVIOURS;

// eslint-disable-next-line require-yield -- it never answers
async function* never(): AsyncGenerator<string> {
  await new Promise(() => undefined);
}
