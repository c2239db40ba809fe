import { weeksTo } from '@tutoring/domain/exam-line';
import type * as z from 'zod';
import { elementsIn } from '../../build/compile/walk';
import type { LoaderContext } from '../../build/model/mdx-component';
import type { TreeNode } from '../../shared/tree';
import { figures } from '../attribute-types';
import type { Loader } from '../../build/model/mdx-component';
import type { schema } from './schema';
import { boundariesOf, weightsOf } from './drawings/courses';
import { hoursOf } from './drawings/day';
import { effectsOf, evidenceOf, KEEPING, NOTICE, schoolsOf, weeksOf } from './drawings/tables';
import type { Drawing } from './drawings/types';
import { MAY, nextExams, type NextExams } from './next-exams';

/** What a hero shows beside its writer's words. */
export interface HeroFacts {
  drawing?: Drawing;
  /** The next exams of those the page is for. */
  exam?: NextExams & { /** How far they are on the day of the build. */ weeks: string };
  /** The heart of the hero's script, for a screen that has no room for the sheet. */
  strip?: { right: string; wrong: string; note: string };
}

type Attributes = z.output<typeof schema>;

export const loader: Loader<HeroFacts, Attributes> = {
  load(sources, { drawing, of }) {
    const figure = figures.safeParse(drawing).data;
    const exam = examOf(sources);
    const strip = stripOf(sources.page.body);
    return {
      ...(figure && { drawing: drawingOf(figure, of, sources) }),
      ...(exam && { exam }),
      ...(strip && { strip }),
    };
  },
  // A drawing repeats what pages say in words.
  textOf: () => [],
};

function drawingOf(figure: z.output<typeof figures>, of: string | undefined, sources: LoaderContext): Drawing {
  const unknown = (what: string) => sources.missing(`Nothing is known of the ${what} of "${of ?? ''}".`);
  switch (figure) {
    case 'weights':
      return weightsOf(of ?? '') ?? unknown('weights');
    case 'boundaries':
      return boundariesOf(of ?? '') ?? unknown('boundaries');
    case 'hours':
      return hoursOf(sources);
    case 'weeks':
      return weeksOf(Date.now());
    case 'effects':
      return effectsOf(sources);
    case 'evidence':
      return evidenceOf(sources);
    case 'schools':
      return schoolsOf(sources, of);
    case 'keeping':
      return KEEPING;
    case 'notice':
      return NOTICE;
  }
}

/** Home, services, subjects and regions lead to an exam. */
function examOf({ page: { path, template, lang }, tree }: LoaderContext): HeroFacts['exam'] {
  if (path !== '/' && template !== 'service' && template !== 'region') return undefined;
  const body = path.includes('/ap-') ? 'AP' : 'IB';
  const now = Date.now();
  const next = nextExams(body, tree.regionAt(path)?.sessions ?? [MAY], now);
  return { ...next, weeks: weeksTo(next.day, lang, now) };
}

function stripOf(body: readonly TreeNode[]): HeroFacts['strip'] {
  const hero = body.find((node) => typeof node !== 'string' && node[0] === 'Hero');
  const script = hero && elementsIn([hero]).find(([name]) => name === 'Script');
  const marks = script ? elementsIn([script]).filter(([name, props]) => name === 'Mark' && props && props.note) : [];
  const right = marks.find(([, props]) => props && props.kind === 'tick');
  const wrong = marks.find(([, props]) => props && !props.kind && props.by !== 'ai');
  const note = wrong?.[1] && wrong[1].note;
  return right && wrong && note ? { right: textOf(right), wrong: textOf(wrong), note } : undefined;
}

function textOf(node: TreeNode): string {
  if (typeof node === 'string') return node;
  const [, , ...children] = node;
  return children.map(textOf).join('');
}
