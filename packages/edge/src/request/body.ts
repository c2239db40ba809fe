/**
 * Reads a request's body as text. Stops when the body exceeds the limit: `Content-Length` is only a claim.
 * @returns `undefined` if it is too large.
 */
export async function readBody(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return undefined;
  const { text, isWhole } = await readStart(request, maxBytes);
  return isWhole ? text : undefined;
}

/**
 * Reads the first bytes of a request's body as text.
 * @param dropBytes As {@link readBytes}.
 */
export async function readStart(
  request: Request,
  maxBytes: number,
  dropBytes = 0,
): Promise<{ text: string; isWhole: boolean }> {
  const { bytes, isWhole } = await readBytes(request, maxBytes, dropBytes);
  return { text: new TextDecoder().decode(bytes), isWhole };
}

/**
 * Reads the first bytes of a request's body.
 * @param dropBytes How many more bytes to read and drop: a browser that is still sending when the answer comes shows a broken
 * connection instead of the answer.
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  dropBytes = 0,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  if (!request.body) return { bytes: new Uint8Array(), isWhole: true };
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
  return { bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()), isWhole: size <= maxBytes };
}

/** Parses JSON; `undefined` if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
