import { joined } from '../lib/joined';

/** One field of a form, or one file. */
export interface FormPart {
  name: string;
  /** Only of a file: empty if none was chosen. Never a path that we use. */
  fileName?: string;
  /** Empty if it was too large. */
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

/** A body that does not end as it should, or is too large. */
export class BrokenForm extends Error {}

/** Longest headers of a part in bytes: a name and a file name. */
const HEAD_MAX_BYTES = 4096;
const CR = 13;
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
 * @throws {BrokenForm} after the parts that can be read.
 */
export async function* partsOf(request: Request, limits: MultipartLimits): AsyncGenerator<FormPart> {
  const boundary = boundaryOf(request.headers.get('Content-Type'));
  if (!boundary || !request.body) throw new BrokenForm();
  const source = new Source(request.body as ReadableStream<Uint8Array<ArrayBuffer>>, limits.body);
  const delimiter = new TextEncoder().encode(`\r\n${DASHES}${boundary}`);
  let kept = 0;
  // The first delimiter may have no line break before it.
  source.prepend(delimiter.subarray(0, 2));
  await source.readTo(delimiter, 0);
  for (;;) {
    if (await source.startsWith(DASHES)) return source.drop();
    const head = await source.readTo(END_OF_HEAD, HEAD_MAX_BYTES);
    if (!head.isWhole) throw new BrokenForm();
    const content = await source.readTo(delimiter, Math.min(limits.part, limits.total - kept));
    kept += content.bytes.length;
    yield { ...namesIn(new TextDecoder().decode(head.bytes)), ...content };
  }
}

/** The names in a part's headers, in which browsers write `"` as `%22`. */
function namesIn(head: string): Pick<FormPart, 'name' | 'fileName'> {
  const disposition = /^content-disposition:(.*)$/im.exec(head)?.[1] ?? '';
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? '';
  const fileName = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  return fileName === undefined ? { name } : { name, fileName };
}

/** A body from which bytes are read up to a mark. */
class Source {
  #rest = new Uint8Array();
  #size = 0;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  readonly #max: number;

  constructor(body: ReadableStream<Uint8Array<ArrayBuffer>>, max: number) {
    this.#reader = body.getReader();
    this.#max = max;
  }

  prepend(bytes: Uint8Array): void {
    this.#rest = joined([bytes, this.#rest]);
  }

  /**
   * Reads to a mark and behind it.
   * @param max More bytes are read, but not kept.
   * @returns The bytes before the mark.
   * @throws {BrokenForm} if there is no such mark.
   */
  async readTo(mark: Uint8Array, max: number): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
    const kept: Uint8Array[] = [];
    let size = 0;
    const keep = (bytes: Uint8Array) => {
      size += bytes.length;
      if (size <= max) kept.push(bytes);
      else kept.length = 0;
    };
    for (;;) {
      const found = indexOf(this.#rest, mark);
      if (found !== -1) {
        keep(this.#rest.subarray(0, found));
        this.#rest = this.#rest.subarray(found + mark.length);
        return { bytes: joined(kept), isWhole: size <= max };
      }
      // The mark may begin in the last bytes.
      const certain = Math.max(0, this.#rest.length - mark.length + 1);
      keep(this.#rest.subarray(0, certain));
      this.#rest = joined([this.#rest.subarray(certain), await this.#read()]);
    }
  }

  /** Whether the next bytes are these letters. */
  async startsWith(letters: string): Promise<boolean> {
    while (this.#rest.length < letters.length) this.#rest = joined([this.#rest, await this.#read()]);
    return new TextDecoder().decode(this.#rest.subarray(0, letters.length)) === letters;
  }

  /** Reads what is left, so that the sender gets an answer. */
  async drop(): Promise<void> {
    while (!(await this.#reader.read()).done);
  }

  async #read(): Promise<Uint8Array> {
    const { done, value } = await this.#reader.read();
    this.#size += value?.length ?? 0;
    if (!done && this.#size <= this.#max) return value;
    await this.#reader.cancel();
    throw new BrokenForm();
  }
}

/** Where a mark, which begins with a line break, is in some bytes; -1 if nowhere. */
function indexOf(bytes: Uint8Array, mark: Uint8Array): number {
  for (let at = bytes.indexOf(CR); at !== -1; at = bytes.indexOf(CR, at + 1)) {
    if (at + mark.length > bytes.length) return -1;
    if (mark.every((byte, offset) => bytes[at + offset] === byte)) return at;
  }
  return -1;
}
