import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrokenBody } from './byte-source';
import { partsOf, type FormPart } from './multipart';

const BOUNDARY = '----boundary';
const LIMITS = { part: 300_000, total: 500_000, body: 1_000_000 };

interface Sent {
  name: string;
  fileName?: string;
  bytes: Uint8Array;
}

/** A body as a browser sends it. */
const bodyOf = (parts: readonly Sent[], end = `--${BOUNDARY}--\r\n`) =>
  Buffer.concat([
    ...parts.flatMap(({ name, fileName, bytes }) => [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`),
      Buffer.from(fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: image/jpeg`),
      Buffer.from('\r\n\r\n'),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);

/** A request whose body arrives in pieces of these sizes, one after the other and again. */
function requestOf(body: Uint8Array, sizes: readonly number[]): Request {
  let at = 0;
  let piece = 0;
  const stream = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      const size = sizes[piece++ % sizes.length] ?? body.length;
      if (at < body.length) controller.enqueue(Uint8Array.from(body.subarray(at, (at += size))));
      else {
        controller.close();
        // Otherwise a read that waits is never answered.
        controller.byobRequest?.respond(0);
      }
    },
  });
  const headers = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
  return new Request('http://localhost', { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit);
}

/** The parts, each copied: the next part is read over it. */
async function read(request: Request, limits = LIMITS): Promise<FormPart[]> {
  const parts: FormPart[] = [];
  for await (const part of partsOf(request, limits)) parts.push({ ...part, bytes: part.bytes.slice() });
  return parts;
}

/** Bytes in which line breaks and starts of the delimiter are frequent. */
const content = fc
  .array(
    fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom('\r', '\r\n', '\r\n--', `\r\n--${BOUNDARY.slice(0, -1)}-`).map((text) => Buffer.from(text)),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => new Uint8Array(Buffer.concat(pieces)));
const part = fc
  .record({ name: fc.constantFrom('name', 'pages'), bytes: content })
  .chain((sent) => fc.constantFrom<Sent[]>(sent, { ...sent, fileName: 'page.jpg' }));

describe('a form', () => {
  it('has the same parts, in whatever pieces it arrives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { minLength: 1, maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 }),
        async (parts, sizes) => {
          const found = await read(requestOf(bodyOf(parts), sizes));
          expect(found).toEqual(
            parts.map(({ bytes, ...sent }) => ({ ...sent, bytes: new Uint8Array(bytes), isWhole: true })),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is read to its end although a file is too large, or all of them together', async () => {
    const file = (size: number) => ({ name: 'pages', fileName: 'page.jpg', bytes: new Uint8Array(size).fill(13) });
    const sent = [
      file(LIMITS.part + 1),
      file(LIMITS.part),
      file(200_001),
      { name: 'name', bytes: Buffer.from('Sample') },
    ];
    const found = await read(requestOf(bodyOf(sent), [65_536, 1000]));
    expect(found.map(({ isWhole, bytes }) => [isWhole, bytes.length])).toEqual([
      [false, 0],
      [true, LIMITS.part],
      [false, 0],
      [true, 6],
    ]);
  });

  it.each([
    ['cut', bodyOf([{ name: 'name', bytes: Buffer.from('Sample') }], ''), LIMITS],
    ['too large', bodyOf([{ name: 'name', bytes: new Uint8Array(5000) }]), { ...LIMITS, body: 2000 }],
    ['one with endless headers', Buffer.from(`--${BOUNDARY}\r\n${'a'.repeat(9000)}\r\n\r\n`), LIMITS],
    ['empty', Buffer.alloc(0), LIMITS],
  ])('is broken: %s', async (_, body, limits) => {
    await expect(read(requestOf(body, [512]), limits)).rejects.toThrow(BrokenBody);
  });
});
