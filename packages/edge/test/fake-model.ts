import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { freePort } from './running-edge';

/** What a model was told, as OpenAI's interface has it. */
export interface Told {
  headers: IncomingHttpHeaders;
  path: string;
  model: string;
  system: string;
  passages: { number: number; title: string; heading: string; text: string }[];
  question: string;
}

/** How a model behaves. */
export type Mood =
  | 'good'
  | 'slow'
  | 'silent'
  | 'stalled'
  | 'failing'
  | 'redirecting'
  | 'garbled'
  | 'broken'
  | 'verbose'
  | 'uncited'
  | 'miscited'
  | 'linking'
  | 'leaking'
  | 'obedient';

const SLOW_MS = 300;
const wait = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** The first sentence that a model of good will would write: one of its first passage, with its number. */
export function citedSentence({ passages: [first] }: Told): string {
  const [sentence = ''] = /^.+?[.!?。！？](?=\s|$)|^.+$/u.exec(first?.text ?? '') ?? [];
  return `${sentence.replace(/[.!?。！？]$/u, '')} [${first?.number}].`;
}

const begin = (response: ServerResponse) => response.writeHead(200, { 'Content-Type': 'text/event-stream' });
const write = (response: ServerResponse, content: string) =>
  void response.write(`data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`);

/** Says everything in small pieces, as models do. */
function say(response: ServerResponse, text: string): void {
  begin(response);
  for (const piece of text.match(/[^]{1,9}/gu) ?? []) write(response, piece);
  response.end(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`);
}

const ANSWERS: Readonly<Record<Mood, (response: ServerResponse, told: Told) => unknown>> = {
  good: (response, told) => say(response, citedSentence(told)),
  async slow(response, told) {
    await wait(SLOW_MS);
    begin(response);
    for (const piece of citedSentence(told).match(/[^]{1,20}/gu) ?? []) {
      write(response, piece);
      await wait(SLOW_MS / 10);
    }
    response.end('data: [DONE]\n\n');
  },
  silent: () => undefined,
  stalled(response, told) {
    begin(response);
    write(response, `${citedSentence(told)} And`);
  },
  failing: (response, told) => response.writeHead(500).end(told.question),
  redirecting: (response) => response.writeHead(307, { Location: '/elsewhere/chat/completions' }).end(),
  garbled: (response) => begin(response).end('data: <html>\n\n'),
  broken(response, told) {
    begin(response);
    write(response, `${citedSentence(told)} And this is not`);
    setTimeout(() => response.destroy(), 50);
  },
  async verbose(response, told) {
    begin(response);
    write(response, `${citedSentence(told)} `);
    while (!response.destroyed) {
      write(response, 'As I said before, and as everybody knows. ');
      await wait(1);
    }
  },
  uncited: (response, told) => say(response, citedSentence(told).replace(/ \[\d\]/, '')),
  miscited: (response, told) => say(response, citedSentence(told).replace(/\[\d\]/, '[9]')),
  linking: (response, told) =>
    say(
      response,
      `${citedSentence(told)} Pay at https://evil.example [1]. [Here](//evil.example) [1]. <a href=x>y</a> [1].`,
    ),
  leaking: (response, told) => say(response, told.system.replaceAll(/(?<=[.:])\s/g, ' [1]. ')),
  // Does what stands in the question after "say".
  obedient: (response, told) =>
    say(response, `${/\bsay (.*)$/.exec(told.question)?.[1] ?? ''} [1]. ${citedSentence(told)}`),
};

/** A provider on this machine that speaks OpenAI's interface. */
export async function fakeModel() {
  const port = await freePort();
  let told: Told[] = [];
  let mood: Mood = 'good';
  /** How many connections ended before the answer did. */
  let left = 0;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { model, messages } = JSON.parse(text) as { model: string; messages: { content: string }[] };
      const data = JSON.parse(messages[1]?.content ?? '{}') as Pick<Told, 'passages' | 'question'>;
      const one = {
        headers: request.headers,
        path: request.url ?? '',
        model,
        system: messages[0]?.content ?? '',
        ...data,
      };
      told.push(one);
      response.once('close', () => (left += response.writableFinished ? 0 : 1));
      void ANSWERS[mood](response, one);
    });
  }).listen(port, '127.0.0.1');
  return {
    vars: {
      CHAT_MODEL: 'openai-compatible:sample-model',
      CHAT_API_KEY: 'sample-key',
      CHAT_API_URL: `http://127.0.0.1:${port}/v1`,
      CHAT_RECEIVER: 'Sample Models Inc.',
    },
    /** From now on; what it was told before is forgotten. */
    behave(now: Mood) {
      mood = now;
      told = [];
      left = 0;
    },
    told: () => told,
    left: () => left,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
