import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ACCENTS, ENGLISH, unicodeRange } from './font-characters';
import { latinFonts } from './tokens';

it('writes runs of characters as ranges', () => {
  expect(unicodeRange('cabz é')).toBe('U+20, U+61-63, U+7A, U+E9');
});

it('has each character in one of the two files', () => {
  const all = [...ENGLISH, ...ACCENTS];
  expect(new Set(all).size).toBe(all.length);
});

it.each([
  ['English', 'AI-Powered IB & AP Tutoring, “led by a tutor” – IB’s… 100 °C × 2 · − → ✓ © café', ENGLISH],
  ['French', 'Où êtes-vous ? « Ça va », cœur, Noël, 5 €', ENGLISH + ACCENTS],
  ['German', '„Größe“ ÄÖÜ', ENGLISH + ACCENTS],
  ['Spanish', '¿Qué? ¡Sí! niño', ENGLISH + ACCENTS],
  ['Italian', 'perché è così', ENGLISH + ACCENTS],
  ['Dutch', 'coördinator, privéles', ENGLISH + ACCENTS],
])('has the characters of %s', (_, text, characters) => {
  expect([...text].filter((character) => !characters.includes(character))).toEqual([]);
});

it('names each fallback font of a family as its rule does', () => {
  const rules = readFileSync(join(import.meta.dirname, 'stand-ins.css.ts'), 'utf8');
  for (const [, ...fallbacks] of Object.values(latinFonts).map((list) => list.split(', ')))
    for (const quoted of fallbacks.filter((name) => name.startsWith('"'))) {
      const name = quoted.slice(1, -1);
      expect(rules, name).toContain(`standIn('${name}'`);
    }
});
