import { describe, expect, it } from 'vitest';
import { projectWith } from '../citations/project.test-data';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { checkClaims } from './check-claims';
import { claimsRead } from '../../testing/whole-site';
import { placedClaims } from './placed-claims';

const root = join(import.meta.dirname, '../../../..');
const head = '---\ntitle: A\n---\n\n';
const section =
  '<Section title="Tutors">\n\n<Claim of="one">One tutor stays.</Claim>\n\n</Section>\n\nMore words stay on this page than go with it.\n';

/** A small site with one claim on its page /tutors. */
function siteWith(answer: string, translation: string) {
  const folder = projectWith({
    'site/data/claims.yaml': `- { id: one, subject: tutors, claim: One tutor. ${answer} }\n- { id: data, subject: site, claim: B., about: [x] }\n`,
    'site/content/tutors.mdx': head + section,
    'site/content/tutors/fr.mdx': head + translation,
  });
  for (const file of ['brand.yaml', 'messages', 'offers.yaml', 'prices.yaml', 'regions.yaml'])
    cpSync(join(root, 'site/data', file), join(folder, 'site/data', file), { recursive: true });
  return folder;
}
const STRUCK = ', answer: { is: not-us, by: A, on: 2026-11-27 }';
const check = (folder: string) => () => checkClaims(join(folder, 'site/data'), placedClaims(join(folder, 'site')));

describe('placedClaims', () => {
  it('finds each sentence, what striking it leaves, and the translations without the mark', () => {
    const [one] = placedClaims(join(siteWith('', 'Un professeur reste.'), 'site'));
    expect(one?.marks).toEqual([
      {
        id: 'one',
        file: 'site/content/tutors.mdx',
        page: '/tutors',
        lang: 'en',
        line: 7,
        heading: 'Tutors',
        paragraph: 'One tutor stays.',
        sentence: 'One tutor stays.',
        opens: true,
      },
    ]);
    expect(one?.losses).toEqual([{ lang: 'en', what: 'leaves /tutors without its section “Tutors”' }]);
    expect(one?.unmarked).toEqual(['site/content/tutors/fr.mdx']);
  });

  it('counts a marked translation', () => {
    const [one] = placedClaims(join(siteWith('', '<Claim of="one">Un professeur reste.</Claim>'), 'site'));
    expect(one?.marks.map(({ page, lang }) => [page, lang])).toEqual([
      ['/tutors', 'en'],
      ['/tutors/fr', 'fr'],
    ]);
    expect(one?.unmarked).toEqual([]);
  });
});

describe('checkClaims', () => {
  it('refuses an answer that would leave the sentence in a translation', () => {
    expect(check(siteWith('', 'Un professeur reste.'))).not.toThrow();
    expect(check(siteWith(STRUCK, 'Un professeur reste.'))).toThrow(
      /would leave its sentence in translations: .*fr\.mdx/,
    );
    expect(check(siteWith(STRUCK, '<Claim of="one">Un professeur reste.</Claim>'))).not.toThrow();
  });

  it('refuses a claim that stands nowhere', () => {
    const folder = siteWith('', '');
    expect(() =>
      checkClaims(
        folder,
        placedClaims(join(folder, 'site')).map((claim) => ({ ...claim, marks: [] })),
      ),
    ).toThrow('The claim "one" stands on no page');
  });
});

const real = placedClaims(join(root, 'site'), claimsRead);

it('makes no real page hollow by one answer', () => {
  const losses = real.flatMap(({ id, losses: own }) => own.map(({ what }) => `${id} ${what}`));
  expect(losses.length).toBeGreaterThan(10);
  expect(losses.filter((loss) => loss.endsWith('becomes hollow'))).toEqual([]);
});

it('holds for the real files', () => {
  expect(() => void checkClaims(join(root, 'site/data'), real)).not.toThrow();
});
