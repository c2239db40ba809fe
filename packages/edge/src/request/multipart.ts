import { BrokenBody, ByteSource } from './byte-source';

/** One field of a form, or one file. */
export interface FormPart {
  name: string;
  /** Only of a file: empty if none was chosen. Never a path that we use. */
  fileName?: string;
  /** Empty if it was too large. They are only there until the next part is asked for. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether it was small enough. */
  isWhole: boolean;
}

export interface MultipartLimits {
  /** Largest part in bytes. */
  part: number;
  /** Largest sum of all parts that are kept. */
  total: number;
  /** Largest body. The rest is not read. */
  body: number;
}

/** Longest headers of a part in bytes: a name and a file name. */
const HEAD_MAX_BYTES = 4096;
const DASHES = '--';
const END_OF_HEAD = new TextEncoder().encode('\r\n\r\n');

/** The boundary in the type of a form; `undefined` if it has none. */
function boundaryOf(contentType: string | null): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^;\s"]{1,70}))/i.exec(contentType ?? '') ?? [];
  return quoted ?? plain;
}

/**
 * Reads the parts of a `multipart/form-data` body one after the other. A part that is too large comes without its bytes, and those
 * after it are read. (The kept libraries stop there, and what was typed after a photo would be lost.)
 * @throws {BrokenBody} after the parts that can be read.
 */
export async function* partsOf(request: Request, limits: MultipartLimits): AsyncGenerator<FormPart> {
  const boundary = boundaryOf(request.headers.get('Content-Type'));
  if (!boundary || !request.body) throw new BrokenBody();
  const delimiter = new TextEncoder().encode(`\r\n${DASHES}${boundary}`);
  // The first delimiter may have no line break before it.
  const source = new ByteSource(request.body, delimiter.subarray(0, 2), limits.body);
  let kept = 0;
  await source.readTo(delimiter, 0);
  for (;;) {
    if (await source.startsWith(DASHES)) return source.drop();
    const head = await source.readTo(END_OF_HEAD, HEAD_MAX_BYTES);
    if (!head.isWhole) throw new BrokenBody();
    const names = namesIn(new TextDecoder().decode(head.bytes));
    const content = await source.readTo(delimiter, Math.min(limits.part, limits.total - kept));
    kept += content.bytes.length;
    yield { ...names, ...content };
  }
}

/** The names in a part's headers, in which browsers write `"` as `%22`. */
function namesIn(head: string): Pick<FormPart, 'name' | 'fileName'> {
  const disposition = /^content-disposition:(.*)$/im.exec(head)?.[1] ?? '';
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? '';
  const fileName = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  return fileName === undefined ? { name } : { name, fileName };
}
