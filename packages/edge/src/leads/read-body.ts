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

/** Reads a request's body as text, as far as allowed. */
export async function readStart(request: Request, maxBytes: number): Promise<{ text: string; isWhole: boolean }> {
  if (!request.body) return { text: '', isWhole: true };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let isWhole = true;
  const reader = (request.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const room = maxBytes - size;
    size += value.byteLength;
    if (size > maxBytes) {
      chunks.push(value.slice(0, room));
      isWhole = false;
      await reader.cancel();
      break;
    }
    chunks.push(value);
  }
  return { text: new TextDecoder().decode(await new Blob(chunks).arrayBuffer()), isWhole };
}
