import { CONTENT_LIMITS } from '@tutoring/domain/content-limits';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Node's request as the web's. @param origin Our own origin: the request's `Host` was compared with it. */
export async function toRequest(request: IncomingMessage, origin: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(request.url ?? '/', origin), {
    method: request.method ?? 'GET',
    headers,
    ...(hasBody && { body: await bodyOf(request) }),
  });
}

/**
 * The start of a body, with one byte more than is accepted: what reads it then refuses it. The rest is read and dropped,
 * because a browser that is still sending would show a broken connection instead of the answer.
 */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size <= CONTENT_LIMITS.request) chunks.push(chunk);
    size += chunk.length;
  }
  return new Uint8Array(Buffer.concat(chunks).subarray(0, CONTENT_LIMITS.request + 1));
}

/** Sends the web's answer as Node's. */
export async function sendAnswer(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const body = Buffer.from(await answer.arrayBuffer());
  response.end(body);
}
