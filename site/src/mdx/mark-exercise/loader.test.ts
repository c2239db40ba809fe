import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { elementsIn } from '../../build/compile/walk';
import type { LoaderContext } from '../../build/model/mdx-component';
import { HERO, page } from '../../testing/sample-page';
import { readSiteIn } from '../../testing/whole-site';
import { loader } from './loader';

const RIGHT = '<Mark variant="tick" note="Right.">It rises.</Mark>';
const WRONG = '<Mark note="Why?">It falls.</Mark>';

/** The facts of an exercise with these sentences. */
function load(grade: string, sentences: readonly string[]) {
  const list = sentences.map((sentence, at) => `${at + 1}. ${sentence}`).join('\n');
  const body = `${HERO}\n<MarkExercise question="Why?" grade="${grade}">\n\n${list}\n\n</MarkExercise>\n`;
  const source = page('exercise.mdx', { body });
  const context = { page: source } as unknown as LoaderContext;
  return loader.load(context, { question: 'Why?', grade });
}

describe('<MarkExercise>', () => {
  it('reads the sentences, their marks and notes', () => {
    expect(load('1/4', [RIGHT, WRONG, WRONG, WRONG]).sentences.slice(0, 2)).toEqual([
      { text: 'It rises.', earns: true, note: 'Right.' },
      { text: 'It falls.', earns: false, note: 'Why?' },
    ]);
  });

  it('says how to correct marks that do not add up', () => {
    expect(() => load('2/4', [RIGHT, WRONG, WRONG, WRONG])).toThrow(
      /exercise.mdx:\d+\n {2}The exercise has grade="2\/4", but its ticks make 1\/4: .*\n {2}Fix: write grade="1\/4", or change/,
    );
  });

  it('says which sentence lacks a reason, and why it needs one', () => {
    expect(() => load('1/4', [RIGHT, 'It falls.', WRONG, WRONG])).toThrow(
      /Sentence 2 of the exercise "Why\?" is not one <Mark> with a note, so readers would not learn why .*\n {2}Fix: write the whole sentence/,
    );
    expect(() => load('1/4', [RIGHT, `But ${WRONG}`, WRONG, WRONG])).toThrow(/Sentence 2/);
  });

  it('takes four to eight sentences', () => {
    expect(() => load('1/2', [RIGHT, WRONG])).toThrow(/has 2 sentences\. .*\n {2}Fix: write a numbered list/);
  });
});

const site = readSiteIn(join(import.meta.dirname, '../../..'));
const exercisesOf = (path: string) =>
  elementsIn(site.contexts.find((context) => context.path === path)?.body ?? []).flatMap(([name, props]) =>
    name === 'MarkExercise' && props ? [props.facts as ReturnType<typeof load>] : [],
  );

it('offers at least five subjects on the home page, each with a page of its own', () => {
  const links = exercisesOf('/').map((facts) => facts.page.href);
  expect(new Set(links).size).toBeGreaterThanOrEqual(5);
  for (const href of links) expect(exercisesOf(href)).toHaveLength(1);
});

it('has sentences that fit on a phone, and notes that fit in a margin', () => {
  const all = site.contexts.flatMap(({ path }) => exercisesOf(path)).flatMap(({ sentences }) => sentences);
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter(({ text }) => text.length > 90)).toEqual([]);
  expect(all.filter(({ note }) => note.length > 70)).toEqual([]);
});
