import type { MarkExerciseSentence } from '@tutoring/ui/mark-exercise';
import type * as z from 'zod';
import { elementsIn } from '../../build/compile/walk';
import type { ContentPage } from '../../build/content/content';
import { lineOfElement } from '../../build/content/line-of';
import { ContentProblem } from '../../build/content/problem';
import type { Loader } from '../../build/model/mdx-component';
import type { MarkExerciseFacts } from '../../shared/mark-exercise';
import type { Element, TreeNode } from '../../shared/tree';
import type { schema } from './schema';

/** Fewer are no answer; more do not fit on a screen. */
const FEWEST = 4;
const MOST = 8;

export const loader: Loader<MarkExerciseFacts, z.output<typeof schema>> = {
  load({ page, tree, missing }, { from, question }) {
    const source = from ? (tree.at(from) ?? missing(`<MarkExercise from="${from}">: there is no such page.`)) : page;
    const exercise = exercisesIn(source.body).find(([, props]) => props && (from || props.question === question));
    if (!exercise?.[1]) return missing(`<MarkExercise from="${from ?? ''}">: that page has no exercise.`);
    const [, props] = exercise;
    return {
      question: props.question ?? '',
      sentences: sentencesOf(exercise, source),
      page: { href: source.path, title: source.title },
      scheme: from ? undefined : props.scheme,
    };
  },
  // Search reads the exercise on its own page, as the writer's text.
  textOf: () => [],
};

/** The exercises that are written on a page, not taken from another. */
function exercisesIn(body: readonly TreeNode[]): Element<Record<string, string>>[] {
  return elementsIn(body).filter(([name, props]) => name === 'MarkExercise' && props && props.question !== undefined);
}

/** @throws {ContentProblem} if a sentence has no note, or the marks do not add up. */
function sentencesOf(exercise: Element<Record<string, string>>, { file }: ContentPage): MarkExerciseSentence[] {
  const attributes = exercise[1] || {};
  const fail = (what: string, fix: string): never => {
    throw new ContentProblem(lineOfElement(file, 'MarkExercise', attributes), what, fix);
  };
  const items = elementsIn([exercise]).filter(([name]) => name === 'li');
  const sentences = items.map((item, at) => {
    const [mark, ...others] = elementsIn([item]).filter(([name]) => name === 'Mark');
    const [, props] = mark ?? [];
    if (!mark || !props || !props.note || others.length > 0 || textOf(item) !== textOf(mark))
      return fail(
        `Sentence ${at + 1} of the exercise "${attributes.question ?? ''}" is not one <Mark> with a note, so readers would not learn why it earns a mark or none.`,
        'write the whole sentence as <Mark note="…">…</Mark>, with variant="tick" if it earns the mark.',
      );
    return { text: textOf(mark), earns: props.variant === 'tick', note: props.note };
  });
  if (sentences.length < FEWEST || sentences.length > MOST)
    fail(
      `The exercise "${attributes.question ?? ''}" has ${sentences.length} sentences. Readers need ${FEWEST} to ${MOST}, which fit on a screen.`,
      'write a numbered list with one sentence in each item. Six are best.',
    );
  const grade = `${sentences.filter(({ earns }) => earns).length}/${sentences.length}`;
  if (attributes.grade !== grade)
    fail(
      `The exercise has grade="${attributes.grade ?? ''}", but its ticks make ${grade}: each sentence can earn one mark. Readers compare their ticks with these.`,
      `write grade="${grade}", or change which sentences have variant="tick".`,
    );
  return sentences;
}

function textOf(node: TreeNode): string {
  if (typeof node === 'string') return node.trim();
  const [, , ...children] = node;
  return children.map(textOf).join('');
}
