import type { ReactNode } from 'react';
import type * as z from 'zod';
import { attributes as assessment } from './assessment/attributes';
import { facts as assessmentFacts } from './assessment/facts';
import { attributes as bookingLink } from './booking-link/attributes';
import { attributes as card } from './card/attributes';
import { attributes as cards } from './cards/attributes';
import { attributes as facts } from './facts/attributes';
import { facts as factsFacts } from './facts/facts';
import { attributes as hero } from './hero/attributes';
import { facts as heroFacts } from './hero/facts';
import { attributes as mark } from './mark/attributes';
import { attributes as note } from './note/attributes';
import { attributes as pages } from './pages/attributes';
import { facts as pagesFacts } from './pages/facts';
import { attributes as schools } from './schools/attributes';
import { facts as schoolsFacts } from './schools/facts';
import { attributes as script } from './script/attributes';
import { facts as scriptFacts } from './script/facts';
import { attributes as section } from './section/attributes';
import { attributes as sources } from './sources/attributes';
import { attributes as video } from './video/attributes';
import { attributes as widget } from './widget/attributes';
import type { Word } from './word';

/**
 * The writer's vocabulary: every component an MDX file may use, at most fifteen, each with a room of its own. The build
 * works with this table and knows no React; pages take only types of it. What the words show stands in views.tsx.
 */
export const WORDS = {
  /** How a course is assessed, from the facts of @tutoring/domain: one table a level. */
  Assessment: { attributes: assessment, facts: assessmentFacts },
  BookingLink: { attributes: bookingLink },
  Card: { attributes: card },
  Cards: { attributes: cards },
  /** What stands in data/*.yaml or in the code's own tables, and is written once. */
  Facts: { attributes: facts, facts: factsFacts },
  Hero: { attributes: hero, facts: heroFacts },
  /** Words that matter. */
  Mark: { attributes: mark },
  /** A tutor's remark in the margin, at the end of its paragraph. */
  Note: { attributes: note },
  /** The pages below an address, as cards, in their order. */
  Pages: { attributes: pages, facts: pagesFacts },
  /** The schools of a place, from schools.yaml: the whole list, or a few names and a link to it. */
  Schools: { attributes: schools, facts: schoolsFacts },
  /** A student's page with notes in its margin: see Mark. */
  Script: { attributes: script, facts: scriptFacts },
  Section: { attributes: section },
  Sources: { attributes: sources },
  /** Of another company, which is asked when play is pressed. */
  Video: { attributes: video },
  /** What reacts to the visitor. */
  Widget: { attributes: widget },
} as const satisfies Record<string, Word>;

export type WordName = keyof typeof WORDS;

/** What a word's view is given: its attributes, as the build has checked them, and the facts found for it. */
export type PropsOf<Name extends WordName> = z.output<(typeof WORDS)[Name]['attributes']> &
  ((typeof WORDS)[Name] extends { facts: { find: (...asked: never) => infer Facts } } ? { facts: Facts } : unknown) & {
    children?: ReactNode;
  };

const BY_NAME: ReadonlyMap<string, Word> = new Map<string, Word>(Object.entries(WORDS));

/** The word of a name; none for HTML, and for what no writer may use. */
export function wordCalled(name: string): Word | undefined {
  return BY_NAME.get(name);
}
