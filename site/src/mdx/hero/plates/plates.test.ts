import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../../packages/ui/src/styles/font-characters';
import { elementsIn } from '../../../build/compile/walk';
import { readSiteIn } from '../../../testing/whole-site';
import { PLATES } from './index';
import { PLATE_NAMES } from './names';

/** A phone of 390 px shows a plate 350 px wide, so a unit is 0.875 px: 14 units are 12 px. */
const SMALLEST = 14;
const MAX_BYTES = 1200;
const MAX_POSTER = 45;
/** Letters of French, and signs that the fonts lack, so that a system font draws them. */
const OTHER = 'ôèêûïç€' + 'µπ≤';

const markupOf = (name: (typeof PLATE_NAMES)[number]) => renderToStaticMarkup(createElement(PLATES[name]));

describe.each(PLATE_NAMES)('%s', (name) => {
  const markup = markupOf(name);

  it('says in its text alternative what is drawn and what the tutor wrote', () => {
    const label = /role="img" aria-label="([^"]+)"/.exec(markup)?.[1] ?? '';
    expect(label.length).toBeGreaterThan(120);
    expect(label).toMatch(/the tutor/i);
  });

  it('has a short poster with one highlighted phrase, the badge “Sample” and a caption', () => {
    const poster = /<p[^>]*>(.*?)<\/p>/.exec(markup)?.[1] ?? '';
    expect(poster.match(/<mark|<span/g)).toHaveLength(1);
    expect(poster.replace(/<[^>]+>/g, '').length).toBeLessThanOrEqual(MAX_POSTER);
    expect(/<figcaption.*Sample.*[.]<\/figcaption>/.test(markup)).toBe(true);
  });

  it('has text of at least 12 px on a phone', () => {
    // Subscripts are part of a larger text.
    const sizes = [...markup.matchAll(/<(?:text|g)[^>]* font-size="(\d+)"/g)].map(([, size]) => Number(size));
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(SMALLEST);
  });

  it('needs only the short font files, except for French and a few signs', () => {
    const text = markup.replace(/<[^>]+>|&\w+;/g, '');
    expect([...text].filter((character) => !`${ENGLISH}${OTHER}`.includes(character))).toEqual([]);
  });

  it('takes its colours from the pens, and draws each red line', () => {
    expect(markup).not.toMatch(/(?:fill|stroke|color)="(?!none)/);
    expect(markup).toContain('pathLength="1"');
  });

  it('is small', () => {
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(MAX_BYTES);
  });
});

it('each plate is the hero of one page', () => {
  const site = readSiteIn(join(import.meta.dirname, '../../../..'));
  const used = site.contexts.flatMap(({ body }) =>
    elementsIn(body).flatMap(([element, props]) => (element === 'Hero' && props && props.plate ? [props.plate] : [])),
  );
  expect(used.sort()).toEqual([...PLATE_NAMES]);
});
