import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerClaim } from '../../packages/domain/src/contract/claim-answer';
import {
  launchListSchema,
  launchPlacesSchema,
  progressOf,
  type LaunchList,
} from '../../packages/domain/src/contract/launch';
import { LANGUAGES } from '../../packages/domain/src/languages';
import { claimsRead } from '../../site/src/testing/whole-site';
import { launchList } from './decisions';
import { deskFiles } from './desk-list';
import {
  beforeAnswer,
  confirmEntry,
  entryState,
  removeEntry,
  undoEntry,
} from '../../packages/desk/src/launch/entry-answer';
import { entryStates, filesOf, withAnswers } from '../../packages/desk/src/launch/answered-list';
import { findings } from './findings';
import { inMarkedEntries } from './marked-entries';
import { undecidedCopy } from './undecided.test-data';
import { visibilityOf } from './visibility';

const root = join(import.meta.dirname, '../..');
const today = new Date('2026-11-27');
const undecided = await undecidedCopy();
/** The list of a copy. The pages are the same in all copies. */
const listOf = (copy: string, day = today) => launchList(copy, day, {}, claimsRead);
const real = listOf(undecided);

describe('the real list', () => {
  it('has at most 120 decisions, each once, and fits the contract', () => {
    expect(launchListSchema.parse(real)).toEqual(real);
    expect(real.decisions.length).toBeLessThanOrEqual(120);
    expect(new Set(real.decisions.map(({ id }) => id)).size).toBe(real.decisions.length);
  });

  it('has every finding in one decision', () => {
    const inDecisions = real.decisions.filter(({ how }) => how.by !== 'claim').flatMap(({ places }) => places);
    expect(inDecisions.map(({ sentence }) => sentence).sort()).toEqual(
      findings(undecided, today)
        .map(({ what }) => what)
        .sort(),
    );
  });

  it('agrees on what blocks: the groups count each decision', () => {
    expect(real.ready).toBe(false);
    expect(real.blocking).toBe(real.decisions.filter(({ blocks, decided }) => blocks && !decided).length);
    expect(real.groups.reduce((sum, { decided, left }) => sum + decided + left, 0)).toBe(real.decisions.length);
  });

  it('shows the sentence in its paragraph, the home page first', () => {
    const oneTutor = real.decisions.find(({ id }) => id === 'claim.one-tutor');
    expect(oneTutor?.places[0]).toMatchObject({ page: '/', file: 'site/content/index.mdx' });
    expect(oneTutor?.places[0]?.sentence).toMatch(/^\p{Lu}.*\.$/u);
    for (const { paragraph, sentence } of oneTutor?.places ?? []) expect(paragraph ?? sentence).toContain(sentence);
    const steps = real.decisions.find(({ id }) => id === 'claim.tutor-steps');
    expect(steps?.how).toMatchObject({ by: 'claim', strikeable: true });
    expect(steps?.how.by === 'claim' && steps.how.warnings.join()).toMatch(
      /Striking this leaves \/tutors without its sections “Step one/,
    );
  });

  it('names the fields of a form', () => {
    expect(real.decisions.find(({ id }) => id === 'brand.name')?.how).toEqual({
      by: 'form',
      file: 'site/data/brand.yaml',
      fields: ['name', 'slug'],
    });
    const canada = real.decisions.find(({ id }) => id === 'schools.canada');
    expect(canada?.places.length).toBeGreaterThan(1);
  });

  it('reads as sentences, without names of fields', () => {
    for (const { id, title, places, how } of real.decisions) {
      expect(title, id).toMatch(/^\p{Lu}|^\d/u);
      if (how.by === 'claim') continue;
      for (const { heading, sentence, field = '' } of places) {
        expect(heading, sentence).toBeTruthy();
        expect(sentence, id).toMatch(/^["“\p{Lu}\d].*[.?]$/u);
        // Such as `trader.legalName`. A single word may also be a word of the sentence.
        if (field.includes('.')) expect(`${heading} ${sentence}`).not.toContain(field);
      }
    }
  });

  it('is answered in the desk, apart from what only a terminal or a developer can do', () => {
    const elsewhere = real.decisions.filter(({ how: { by } }) => by === 'edit' || by === 'command');
    expect(elsewhere.map(({ id }) => id).sort()).toEqual([
      'analytics',
      'edge.address',
      'edge.databases',
      'edge.secrets',
      'edge.secrets-in-file',
      'exam-days',
      'packages',
    ]);
  });
});

describe('progress', () => {
  /** A project in which every fact is old, and somebody has a photo without a consent. */
  async function agedCopy(): Promise<string> {
    const copy = await undecidedCopy();
    for (const folder of ['packages/domain/src', 'packages/ui/package.json'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    writeFileSync(
      join(copy, 'site/data/people.yaml'),
      '- { name: Ada Example, shownAs: [tutor], photo: { file: a.jpg } }\n',
    );
    return copy;
  }
  const nextYear = new Date('2027-12-01');
  const idsOf = ({ decisions }: LaunchList) => decisions.map(({ id }) => id).sort();

  it('never falls when the list is made again, and the desk counts what the next list counts', async () => {
    const copy = await agedCopy();
    const before = listOf(copy, nextYear);
    const textOf = (file: string) => readFileSync(join(copy, file), 'utf8');
    // Not all of the 160 schools: each answer reads their file anew.
    const some = before.decisions.filter(({ group, places }) => group !== 'directory' || places.length < 4);
    for (const { places } of some)
      for (const place of places) {
        if (!place.entry?.mark && !place.entry?.removable) continue;
        const text = textOf(place.file);
        const answered = place.entry.mark ? confirmEntry(text, place, nextYear) : removeEntry(text, place);
        expect(entryState(answered, place, nextYear), place.sentence).toBe(place.entry.mark ? 'true' : 'gone');
        writeFileSync(join(copy, place.file), answered);
      }
    const files = filesOf(before.decisions, new Set(Object.keys(before.versions)));
    const texts = Object.fromEntries(files.map((file) => [file, textOf(file)]));
    const inDesk = withAnswers(before.decisions, texts, entryStates(before.decisions, texts, nextYear));
    const after = listOf(copy, nextYear);
    expect(progressOf(inDesk)).toEqual(progressOf(after.decisions));
    expect(progressOf(after.decisions).decided).toBeGreaterThan(progressOf(before.decisions).decided + 10);
    expect(idsOf(after)).toEqual(idsOf(before));
  });

  it('has old facts, unread translations and photos without a consent, each to be answered in the desk', async () => {
    const { decisions } = listOf(await agedCopy(), nextYear);
    const answerable = (id: string) =>
      decisions.find((decision) => decision.id === id)?.places.filter(({ advice }) => !advice) ?? [];
    const [photo] = answerable('people.photos');
    expect(photo).toMatchObject({ heading: 'Ada Example', entry: { removable: true, openWhile: 'no-consent' } });
    const facts = answerable('old-facts');
    expect(facts.length).toBeGreaterThan(100);
    for (const { file, entry } of facts)
      expect(entry?.mark, file).toBe(file.startsWith('site/') ? 'checked' : undefined);
    for (const { file, entry } of answerable('helplines')) expect(entry?.mark, file).toBe('checked');
    expect(decisions.filter(({ how }) => how.by === 'reader')).toHaveLength(LANGUAGES.length - 1);
  });

  it.each([
    ['answers', 'site/data/answers.yaml', 'payment: {}', 'payment: { en: By card. }'],
    ['brand.bot-check', 'site/data/brand.yaml', 'testView: { shown: true }', 'testView: { shown: false }'],
    ['people', 'site/data/people.yaml', '[]\n', '- { name: Ada Example, shownAs: [tutor] }\n'],
    ['helplines', 'site/data/helplines.yaml', 'confidence: low', 'confidence: high'],
  ])('counts what no page marks as soon as it is saved: %s', (id, file, empty, filled) => {
    const text = readFileSync(join(undecided, file), 'utf8');
    const { places = [] } = real.decisions.find((decision) => decision.id === id) ?? {};
    const open = (now: string) => places.filter((place) => place.entry && entryState(now, place, today) === 'open');
    expect(text).toContain(empty);
    expect(open(text)).toEqual(places);
    expect(open(text.replaceAll(empty, filled)).length).toBeLessThan(places.length);
  });
});

describe('an answer of the desk to an entry', () => {
  const entries = real.decisions.flatMap(({ places }) => places.filter(({ entry }) => entry && !entry.openWhile));
  /** The first and the last of each file. */
  const tried = entries.filter(
    ({ file }, at) =>
      entries.findIndex((one) => one.file === file) === at || entries.findLastIndex((one) => one.file === file) === at,
  );

  it.each(tried)('takes $heading of $file from this list', (place) => {
    const { file, entry } = place;
    const text = readFileSync(join(undecided, file), 'utf8');
    expect(entryState(text, place)).toBe('open');
    expect(foundIn(file, text)).toContain(`${place.heading}: ${place.sentence}`);
    if (entry?.mark) {
      const confirmed = confirmEntry(text, place);
      expect(entryState(confirmed, place)).toBe('true');
      expect(entryState(undoEntry(confirmed, place), place)).toBe('open');
      expect(undoEntry(confirmed, place, beforeAnswer(text, place, true))).toBe(text);
      expect(foundIn(file, confirmed)).not.toContain(`${place.heading}: ${place.sentence}`);
    }
    if (entry?.removable) {
      const without = removeEntry(text, place);
      expect(entryState(without, place)).toBe('gone');
      expect(foundIn(file, without)).not.toContain(`${place.heading}: ${place.sentence}`);
      expect(undoEntry(without, place, beforeAnswer(text, place, 'not-us'))).toBe(text);
      const changed = `# Somebody else was here.\n${without}`;
      expect(undoEntry(changed, place, beforeAnswer(text, place, 'not-us'))).toBe(`# Somebody else was here.\n${text}`);
    }
  });

  /** The sentences about a file in a copy that has only this text. */
  function foundIn(file: string, text: string): string[] {
    const copy = mkdtempSync(join(tmpdir(), 'launch-'));
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    writeFileSync(join(copy, file), text);
    return inMarkedEntries(copy).map(({ heading, what }) => `${heading}: ${what}`);
  }
});

describe('the files for the desk', () => {
  const files = deskFiles(real);
  const read = (name: string) => JSON.parse(files.get(name) ?? 'null') as unknown;

  it('are small: the first place of each claim, and the rest in a file of its own', () => {
    expect(files.get('launch.json')?.length).toBeLessThan(150_000);
    const list = launchListSchema.parse(read('launch.json'));
    expect(list.blocking).toBe(real.blocking);
    for (const { id, places, morePlaces = 0 } of list.decisions) {
      const all = real.decisions.find((one) => one.id === id)?.places ?? [];
      expect(places.length + morePlaces, id).toBe(all.length);
      if (morePlaces > 0) expect(launchPlacesSchema.parse(read(`launch.${id}.json`)), id).toHaveLength(all.length);
    }
  });

  it('keep the sentence in what is left of its paragraph', () => {
    const list = launchListSchema.parse(read('launch.json'));
    for (const { places } of list.decisions)
      for (const { paragraph, sentence } of places) {
        expect(paragraph ?? sentence).toContain(sentence);
        expect((paragraph?.length ?? 0) - sentence.length).toBeLessThan(400);
      }
  });
});

it('asks again when a text has changed since a native speaker has read it', () => {
  const copy = mkdtempSync(join(tmpdir(), 'launch-'));
  for (const folder of ['site/data', 'site/content/contact', 'packages/edge/wrangler.jsonc'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  const german = () => listOf(copy).decisions.find(({ id }) => id === 'translation.de');
  const how = german()?.how;
  if (how?.by !== 'reader') throw new Error('The answer is a record of a reader.');
  writeFileSync(join(copy, how.file), `${how.language}: { by: Ada Example, on: 2026-11-27, texts: '${how.texts}' }\n`);
  expect(german()?.decided).toBe(true);
  const messages = join(copy, 'site/data/messages/de.yaml');
  writeFileSync(messages, `${readFileSync(messages, 'utf8')}# A new text.\n`);
  expect(german()?.decided).toBe(false);
  expect(german()?.places[0]?.sentence).toMatch(/have changed since Ada Example read them on 2026-11-27/);
});

it('counts an answer that the desk has written', async () => {
  const copy = await undecidedCopy();
  const file = join(copy, 'site/data/claims.yaml');
  const answer = { is: true, by: 'Ada Example', on: '2026-11-27' } as const;
  writeFileSync(file, answerClaim(readFileSync(file, 'utf8'), 'one-tutor', answer));
  const list = listOf(copy);
  expect(list.decisions.find(({ id }) => id === 'claim.one-tutor')).toMatchObject({ decided: true, answer });
  const decidedIn = ({ groups }: typeof list) => groups.find(({ id }) => id === 'tutors')?.decided ?? 0;
  expect(decidedIn(list)).toBe(decidedIn(real) + 1);
});

it('weighs the home page over prices, prices over services, English over translations', () => {
  const at = (page: string, lang = 'en') => visibilityOf([{ page, lang }]);
  expect(at('/')).toBeGreaterThan(at('/tutors'));
  expect(at('/tutors')).toBeGreaterThan(at('/services/x'));
  expect(at('/services/x')).toBeGreaterThan(at('/tutors/fr', 'fr'));
  expect(visibilityOf([{ page: '/x' }, { page: '/y' }])).toBeGreaterThan(at('/x'));
});
