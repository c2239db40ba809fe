import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileBody, idsIn } from './compile-body';
import { parseMdx } from './parse-mdx';
import { setSpaces, setSpacesInBody, setSpacesInFacts } from './typography';
import { MDX_REGISTRY } from '../../mdx/registry';

/** Makes the set spaces visible: `~` is a no-break space, `^` a narrow one. */
const shown = (text: string, language: Language = 'en') =>
  setSpaces(text, language).replaceAll('\u00a0', '~').replaceAll('\u202f', '^');

describe('setSpaces', () => {
  it.each([
    ['takes 1 h 30 min in all', 'takes 1~h 30~min in all'],
    ['at −60 °C, 5 kJ and 50 %', 'at −60~°C, 5~kJ and 50~%'],
    ['USD 59 or 59 USD', 'USD~59 or 59~USD'],
    ['Paper 2, Paper 1A, Section B and Section II', 'Paper~2, Paper~1A, Section~B and Section~II'],
    ['see p. 12 and No. 4', 'see p.~12 and No.~4'],
    ['20 / 25% and 20% / 25', '20~/~25% and 20%~/~25'],
    ['the IB DP', 'the IB~DP'],
    ['J. R. R. Tolkien', 'J.~R.~R. Tolkien'],
    // Unchanged.
    ['5 sessions of 2 hours', '5 sessions of 2 hours'],
    ['12 houses, 3 girls', '12 houses, 3 girls'],
    ['Newspaper 2 and Paper towels', 'Newspaper 2 and Paper towels'],
    ['Why : not', 'Why : not'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('knows the rules of each language', () => {
    expect(shown('Pourquoi ? « Oui » : voici ; 20 h 30 !', 'fr')).toBe('Pourquoi^? «^Oui^»^: voici^; 20~h 30^!');
    expect(shown('60 分、2.5 時間、12 週', 'ja')).toBe('60分、2.5時間、12週');
    expect(shown('z. B. Klasse 10, d. h. Teil B', 'de')).toBe('z.~B. Klasse~10, d.~h. Teil~B');
  });

  const words = fc.constantFrom('1', '30', 'min', 'h', '°C', 'Paper', 'IB', 'DP', 'z.', 'B.', '«', '»', ':', '?', 'a');
  const texts = fc.oneof(
    fc.array(fc.tuple(words, fc.constantFrom(' ', '', '\u00a0', '  '))).map((pairs) => pairs.flat().join('')),
    fc.string({ unit: 'grapheme' }),
  );
  const languages = fc.constantFrom(...LANGUAGES);
  const ordinary = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

  it('changes only spaces, and is idempotent', () => {
    fc.assert(
      fc.property(texts, languages, (text, language) => {
        const once = setSpaces(text, language);
        expect(ordinary(once)).toBe(ordinary(text));
        expect(setSpaces(once, language)).toBe(once);
      }),
    );
  });

  it('does not change addresses and ids', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), languages, (url, language) => {
        expect(setSpaces(url, language)).toBe(url);
      }),
    );
  });
});

it('sets spaces in texts and readable attributes, not in ids and code', () => {
  const source = '<Section title="Paper 2">\n\n### Paper 1\n\n[30 min](/a#paper-1) `30 min`\n\n</Section>';
  const placeOf = () => 'page.mdx';
  const body = setSpacesInBody(compileBody(placeOf, parseMdx(placeOf, source), MDX_REGISTRY), 'en');
  expect(body).toEqual([
    [
      'Section',
      { title: 'Paper\u00a02', id: 'paper-2' },
      ['h3', { id: 'paper-1' }, 'Paper\u00a01'],
      ['p', 0, ['a', { href: '/a#paper-1' }, '30\u00a0min'], ' ', ['code', 0, '30 min']],
    ],
  ]);
  expect(idsIn(body)).toEqual(['paper-2', 'paper-1']);
});

it('sets spaces in facts, but not in values that filters compare', () => {
  const facts = { rows: [['Paper 1', '1 h 45 min']], schools: [{ programmes: ['IB DP'] }], until: 5 };
  expect(setSpacesInFacts(facts, 'en')).toEqual({
    rows: [['Paper\u00a01', '1\u00a0h 45\u00a0min']],
    schools: [{ programmes: ['IB DP'] }],
    until: 5,
  });
});
