import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { HIDDEN } from '../../test/hostile-files';
import { jpegPage, photo, segment, withSegments } from '../../test/pictures';
import { cleanJpeg, type CleanPicture } from './clean-jpeg';

const LIMITS = { side: 2000, area: 4_000_000 };
/** Files tried for each property. */
const RUNS = 400;

/** The header of JFIF with a resolution. */
const JFIF = segment(0xe0, 'JFIF\0\x01\x01\x01\0\x48\0\x48\0\0');

let page: Uint8Array<ArrayBuffer>;
let ofPhone: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  // As browsers write it: with the header of JFIF.
  page = new Uint8Array(withSegments(await jpegPage(1), JFIF));
  ofPhone = new Uint8Array(await photo(2, { width: 300, height: 400 }));
});

const clean = (bytes: Uint8Array) => cleanJpeg(new Uint8Array(bytes), LIMITS);
const picture = (bytes: Uint8Array): CleanPicture => {
  const cleaned = clean(bytes);
  if (typeof cleaned === 'string') throw new Error(cleaned);
  return cleaned;
};

describe('a JPEG', () => {
  it('of a browser stays as it is', () => {
    expect(picture(page)).toMatchObject({ width: 400, height: 560 });
    // The header of JFIF loses its resolution.
    expect(Buffer.from(picture(page).bytes).subarray(20)).toEqual(Buffer.from(page).subarray(20));
  });

  it('of a phone keeps how it is turned, and its size is that of the upright picture', () => {
    expect(clean(ofPhone)).toMatchObject({ width: 300, height: 400 });
    expect(Buffer.from(picture(ofPhone).bytes).includes('Sample Phone')).toBe(false);
  });

  it.each([
    [new Uint8Array(), 'empty'],
    [Buffer.from('GIF89a'), 'not_jpeg'],
    [Buffer.from([0xff, 0xd8]), 'not_jpeg'],
    [Buffer.from([0xff, 0xd8, 0xff]), 'damaged'],
  ])('is none: %j', (bytes, problem) => {
    expect(clean(bytes)).toBe(problem);
  });

  it('is too large by its sides or its area', () => {
    const of = (side: number, area: number) => cleanJpeg(page, { side, area });
    expect([of(560, 224_000), of(559, 224_000), of(560, 223_999)]).toEqual([
      expect.objectContaining({ width: 400 }),
      'too_many_pixels',
      'too_many_pixels',
    ]);
  });
});

describe('whatever bytes are changed', () => {
  it('a cleaned file stays as it is when cleaned again', () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(changes, fc.boolean(), (list, isPhoto) => {
        const bytes = new Uint8Array(isPhoto ? ofPhone : page);
        // Most changes are in the head, where they matter.
        for (const [place, value] of list) bytes[place % (place % 3 === 0 ? bytes.length : 700)] = value;
        const once = clean(bytes);
        if (typeof once === 'string') return;
        expect(clean(once.bytes)).toEqual(once);
        expect(once.bytes.length).toBeLessThanOrEqual(bytes.length + 36);
      }),
      { numRuns: RUNS },
    );
  });

  it('a text in segments that nobody needs, or behind the end, is gone', () => {
    const markers = fc.oneof(fc.integer({ min: 0xe0, max: 0xef }), fc.constant(0xfe));
    const hidden = fc.tuple(markers, fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }));
    fc.assert(
      fc.property(fc.array(hidden, { minLength: 1, maxLength: 8 }), fc.uint8Array({ maxLength: 300 }), (list, tail) => {
        const segments = list.map(([marker, before, after]) =>
          segment(marker, Buffer.concat([before, Buffer.from(HIDDEN), after])),
        );
        const cleaned = picture(Buffer.concat([withSegments(page, ...segments), tail, Buffer.from(HIDDEN)]));
        expect(Buffer.from(cleaned.bytes).includes(HIDDEN)).toBe(false);
        expect(cleaned.bytes).toEqual(picture(page).bytes);
      }),
      { numRuns: RUNS },
    );
  });

  it('a cut file is refused', () => {
    fc.assert(
      fc.property(fc.nat(page.length - 1), (length) => {
        expect(typeof clean(page.subarray(0, length))).toBe('string');
      }),
      { numRuns: RUNS },
    );
  });
});
