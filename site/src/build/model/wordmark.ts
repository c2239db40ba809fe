import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import type { Wordmark } from '../../shared/wordmark';

/**
 * Draws the business's name in the display cut: as outlines, so that its first paint needs no font.
 * @returns `undefined` if the font lacks one of its characters.
 */
export async function wordmarkOf(site: string, name: string): Promise<Wordmark | undefined> {
  // It awaits at its top level, so it cannot be required.
  const hb = await import('harfbuzzjs');
  const require = createRequire(join(site, 'package.json'));
  const file = require.resolve('@tutoring/ui/fonts/newsreader-display.woff2');
  const font = new hb.Font(new hb.Face(new hb.Blob(Uint8Array.from(await decompress(readFileSync(file))).buffer)));
  const buffer = new hb.Buffer();
  buffer.addText(name);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let width = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const { xAdvance, xOffset } = positions[index]!;
    const x = width + xOffset;
    width += xAdvance;
    return { glyph, x, path: font.glyphToPath(glyph) };
  });
  if (glyphs.some(({ glyph }) => glyph === 0)) return undefined;
  const { ascender, descender } = font.hExtents();
  return { width, ascender, descender, letters: glyphs.map(({ x, path }) => ({ x, path })) };
}
