import { createServer, type ServerResponse } from 'node:http';
import { freePort } from '../free-port.ts';
import { BEHAVIOURS, type Behaviour, type Scripted } from './behaviours.ts';
import { toldBy, type Told } from './told.ts';
import type { Api } from './wire.ts';

/** A provider on this machine, with the interfaces of OpenAI and Anthropic and their faults. */
export interface ModelServer {
  /** Where the interfaces are. */
  url: string;
  /** The variables with which a Worker asks it. */
  vars: { CHAT_MODEL: string; CHAT_API_KEY: string; CHAT_API_URL: string; CHAT_RECEIVER: string };
  /** From now on; what it was told before is forgotten. */
  behave: (now: Behaviour) => void;
  told: () => readonly Told[];
  /** How many connections ended before the answer did. */
  left: () => number;
  /** Breaks every answer off. */
  hangUp: () => void;
  close: () => void;
}

const APIS: Record<string, Api> = { '/v1/chat/completions': 'openai', '/v1/messages': 'anthropic' };

export async function modelServer(): Promise<ModelServer> {
  const port = await freePort();
  let told: Told[] = [];
  let behaviour: Behaviour = 'good';
  let left = 0;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const api = APIS[request.url ?? ''];
      if (!api) return void response.writeHead(404).end();
      const one = toldBy(api, JSON.parse(text) as Record<string, unknown>, request.headers, request.url);
      told.push(one);
      response.once('close', () => (left += response.writableFinished ? 0 : 1));
      void send(response, BEHAVIOURS[behaviour](one));
    });
  }).listen(port, '127.0.0.1');
  const url = `http://127.0.0.1:${port}/v1`;
  return {
    url,
    vars: {
      CHAT_MODEL: 'openai-compatible:sample-model',
      CHAT_API_KEY: 'sample-key',
      CHAT_API_URL: url,
      CHAT_RECEIVER: 'Sample Models Inc.',
    },
    behave(now) {
      behaviour = now;
      told = [];
      left = 0;
    },
    told: () => told,
    left: () => left,
    hangUp: () => server.closeAllConnections(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function send(response: ServerResponse, { status, headers, body }: Scripted): Promise<void> {
  response.writeHead(status, headers).flushHeaders();
  try {
    for await (const piece of body) {
      if (response.destroyed) return;
      response.write(piece);
    }
    response.end();
  } catch {
    response.destroy();
  }
}
