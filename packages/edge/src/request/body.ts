/**
 * Reads a request's body as text, giving up as soon as it is larger than allowed:
 * `Content-Length` is only what the client says.
 * @returns `undefined` when it is too large.
 */
export async function readBody(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return undefined;
  const { text, isWhole } = await readStart(request, maxBytes);
  return isWhole ? text : undefined;
}

/**
 * Reads a request's body as text, as far as allowed.
 * @param dropBytes Bytes that are taken in after these and dropped: a browser that is still sending
 *   when the answer comes shows a broken connection instead of it.
 */
export async function readStart(
  request: Request,
  maxBytes: number,
  dropBytes = 0,
): Promise<{ text: string; isWhole: boolean }> {
  if (!request.body) return { text: '', isWhole: true };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = (request.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const room = maxBytes - size;
    size += value.byteLength;
    if (room > 0) chunks.push(value.slice(0, room));
    if (size > maxBytes + dropBytes) {
      await reader.cancel();
      break;
    }
  }
  return { text: new TextDecoder().decode(await new Blob(chunks).arrayBuffer()), isWhole: size <= maxBytes };
}

/** What a body says, or `undefined` if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
