import { countWeeksTo, weeksTo } from '@tutoring/domain/exam-line';
import { nextSessions } from '@tutoring/domain/lead-limits';
import type * as z from 'zod';
import { elementsIn } from '../../../build/compile/walk';
import type { FactSources } from '../../../build/model/facts';
import type { TreeNode } from '../../contract/tree';
import { figures } from '../attribute-kinds';
import type { LookUp } from '../word';
import type { attributes } from './attributes';
import { boundariesOf, weightsOf } from './drawings/courses';
import { hoursOf } from './drawings/day';
import { effectsOf, evidenceOf, KEEPING, NOTICE, schoolsOf, weeksOf } from './drawings/tables';
import type { Drawing } from './drawings/types';

/** What a hero shows beside its writer's words. */
export interface HeroFacts {
  drawing?: Drawing;
  /** The next exams of those the page is for. */
  exam?: { body: 'IB' | 'AP'; session: string; /** How far it is on the day of the build. */ weeks: string };
  /** The heart of the hero's script, for a screen that has no room for the sheet. */
  strip?: { right: string; wrong: string; note: string };
}

type Attributes = z.output<typeof attributes>;

export const facts: LookUp<HeroFacts, Attributes> = {
  find(sources, { drawing, of }) {
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

function drawingOf(figure: z.output<typeof figures>, of: string | undefined, sources: FactSources): Drawing {
  const unknown = (what: string) => sources.missing(`Nothing is known of the ${what} of "${of ?? ''}".`);
  switch (figure) {
    case 'weights':
      return weightsOf(of ?? '') ?? unknown('weights');
    case 'boundaries':
      return boundariesOf(of ?? '') ?? unknown('boundaries');
    case 'hours':
      return hoursOf(sources);
    case 'weeks':
      return weeksOf(nextSession([MAY]), Date.now());
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

const MAY = 5;
/** Enough to have each month of exams once more than the one that runs. */
const AHEAD = 4;

/** The next session in one of these months that has not begun. */
function nextSession(months: readonly number[], now = Date.now()): string {
  const sessions = nextSessions(now, AHEAD).filter((session) => countWeeksTo(session, now) > 0);
  return sessions.find((session) => months.includes(Number(session.slice('2027-'.length)))) ?? '';
}

/** Home, services, subjects and regions lead to an exam. */
function examOf({ page: { path, template, lang }, tree }: FactSources): HeroFacts['exam'] {
  if (path !== '/' && template !== 'service' && template !== 'region') return undefined;
  const months = tree.regionAt(path)?.sessions ?? [MAY];
  const session = nextSession(months);
  return { body: path.includes('/ap-') ? 'AP' : 'IB', session, weeks: weeksTo(session, lang, Date.now()) };
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
