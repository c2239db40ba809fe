/** A body that does not end as it should, or is too large. */
export class BrokenBody extends Error {}

/** Free bytes below which the buffer grows before the next read. */
const ROOM_BYTES = 65_536;

/**
 * A body's bytes, read up to marks. All are read into one buffer, so that a large file is in memory once: a copy for each read
 * would be garbage, and a Worker has 128 MB for all its requests.
 */
export class ByteSource {
  #bytes = new Uint8Array(ROOM_BYTES);
  /** Where the bytes that are not read yet begin and end. */
  #start = 0;
  #end = 0;
  /** How many bytes have come. */
  #size = 0;
  readonly #reader: ReadableStreamBYOBReader;
  readonly #max: number;

  /**
   * @param before Bytes that are read before those of the body.
   * @param max A larger body is not read to its end.
   */
  constructor(body: ReadableStream, before: Uint8Array, max: number) {
    this.#reader = body.getReader({ mode: 'byob' });
    this.#bytes.set(before);
    this.#end = before.length;
    this.#max = max;
  }

  /**
   * Reads to a mark and behind it.
   * @param max If more bytes come before the mark, none of them is kept.
   * @returns The bytes before the mark. They are only there until the next call.
   * @throws {BrokenBody} if there is no such mark.
   */
  async readTo(mark: Uint8Array, max: number): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
    let isWhole = true;
    let searched = 0;
    for (;;) {
      const found = indexOf(this.#unread(), mark, searched);
      if (found !== -1) {
        isWhole &&= found <= max;
        const bytes = this.#unread().subarray(0, isWhole ? found : 0);
        this.#start += found + mark.length;
        return { bytes, isWhole };
      }
      // The mark may begin in the last bytes.
      searched = Math.max(0, this.#unread().length - mark.length + 1);
      isWhole &&= searched <= max;
      if (!isWhole) {
        this.#start += searched;
        searched = 0;
      }
      await this.#readMore();
    }
  }

  /** Whether the next bytes are these letters. */
  async startsWith(letters: string): Promise<boolean> {
    while (this.#unread().length < letters.length) await this.#readMore();
    return new TextDecoder().decode(this.#unread().subarray(0, letters.length)) === letters;
  }

  /** Reads what is left, so that the sender gets an answer. */
  async drop(): Promise<void> {
    do this.#start = this.#end = 0;
    while (await this.#read());
  }

  #unread(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(this.#start, this.#end);
  }

  async #readMore(): Promise<void> {
    if (this.#bytes.length - this.#end < ROOM_BYTES) this.#makeRoom();
    const isRead = await this.#read();
    if (isRead && this.#size <= this.#max) return;
    await this.#reader.cancel();
    throw new BrokenBody();
  }

  /** Moves what is not read yet to the buffer's start. If that is not enough, the buffer grows. */
  #makeRoom(): void {
    this.#bytes.copyWithin(0, this.#start, this.#end);
    this.#end -= this.#start;
    this.#start = 0;
    if (this.#bytes.length - this.#end >= ROOM_BYTES) return;
    // This frees the old buffer at once. The garbage collector would leave it there for long.
    this.#bytes = new Uint8Array(this.#bytes.buffer.transfer(2 * this.#bytes.length));
  }

  /** @returns Whether the stream goes on. */
  async #read(): Promise<boolean> {
    const { done, value } = await this.#reader.read(this.#bytes.subarray(this.#end));
    if (done) return false;
    // The stream took the buffer, and gives it back under another name.
    this.#bytes = new Uint8Array(value.buffer);
    this.#end += value.length;
    this.#size += value.length;
    return true;
  }
}

const CR = 13;

/** Where a mark, which begins with a line break, is in some bytes; -1 if nowhere. */
function indexOf(bytes: Uint8Array, mark: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(CR, from); at !== -1; at = bytes.indexOf(CR, at + 1)) {
    if (at + mark.length > bytes.length) return -1;
    // Compressed data has a CR in 256 bytes: nearly all of them end here.
    if (bytes[at + 1] === mark[1] && mark.every((byte, offset) => bytes[at + offset] === byte)) return at;
  }
  return -1;
}
