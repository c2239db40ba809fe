import { weeksTo } from '@tutoring/domain/exam-line';
import { languageOf } from '@tutoring/domain/languages';
import type { ScriptMark } from '@tutoring/domain/student-work';
import type * as z from 'zod';
import { elementsIn } from '../../build/compile/walk';
import { buildDay } from '../../build/model/build-day';
import type { LoaderContext } from '../../build/model/mdx-component';
import { PLANNER } from '../../shared/paths';
import type { TreeNode } from '../../shared/tree';
import type { figures } from '../attribute-types';
import type { Loader } from '../../build/model/mdx-component';
import type { schema } from './schema';
import { boundariesOf, weightsOf } from './drawings/courses';
import { hoursOf } from './drawings/day';
import { effectsOf, evidenceOf, RETENTION, NOTICE, schoolsOf, weeksOf } from './drawings/tables';
import type { Drawing } from './drawings/types';
import { workFor } from '../student-work/loader';
import { MAY, nextExams, type NextExams } from './next-exams';

/** What a hero shows besides the writer's text. */
export interface HeroFacts {
  drawing?: Drawing;
  /** The next exams of the page's programme. */
  exam?: NextExams & {
    /** The time until then, on the build's date. */
    weeks: string;
    /** The link to the study planner. */
    planner: { href: string; hrefLang?: string };
  };
  /** The main marks of the hero's script, for small screens. */
  strip?: { right: string; wrong: string; note: string };
}

type Attributes = z.output<typeof schema>;

export const loader: Loader<HeroFacts, Attributes> = {
  load(context, { drawing, of }) {
    const exam = examOf(context);
    const strip = context.page.path === '/' ? stripOfWork(context) : stripOf(context.page.body);
    return {
      ...(drawing && { drawing: drawingOf(drawing, of, context) }),
      ...(exam && { exam }),
      ...(strip && { strip }),
    };
  },
  // A chart repeats what the page says in its text.
  textOf: () => [],
};

function drawingOf(chart: z.output<typeof figures>, of: string | undefined, context: LoaderContext): Drawing {
  const unknown = (what: string) => context.missing(`There are no ${what} for the course "${of ?? ''}".`);
  switch (chart) {
    case 'weights':
      return weightsOf(of ?? '') ?? unknown('weights');
    case 'boundaries':
      return boundariesOf(of ?? '', context.data['ib-boundaries']) ?? unknown('boundaries');
    case 'hours':
      return hoursOf(context);
    case 'weeks':
      return weeksOf(context.data.dates, buildDay());
    case 'effects':
      return effectsOf(context);
    case 'evidence':
      return evidenceOf(context);
    case 'schools':
      return schoolsOf(context, of);
    case 'keeping':
      return RETENTION;
    case 'notice':
      return NOTICE;
  }
}

/** Home, services, subjects and regions show the next exams. */
function examOf({ page: { path, template, lang }, tree, data }: LoaderContext): HeroFacts['exam'] {
  if (path !== '/' && template !== 'service' && template !== 'region') return undefined;
  const body = path.includes('/ap-') ? 'AP' : 'IB';
  const now = buildDay();
  const next = nextExams(data.dates, body, tree.regionAt(path)?.sessions ?? [MAY], now);
  const href = tree.addressIn(lang, PLANNER);
  const isForeign = href === PLANNER && languageOf(lang) !== 'en';
  const planner = { href, ...(isForeign && { hrefLang: 'en' }) };
  return { ...next, weeks: weeksTo(next.day, lang, now), planner };
}

function stripOf(body: readonly TreeNode[]): HeroFacts['strip'] {
  const hero = body.find((node) => typeof node !== 'string' && node[0] === 'Hero');
  const script = hero && elementsIn([hero]).find(([name]) => name === 'Script');
  const marks = script ? elementsIn([script]).filter(([name, props]) => name === 'Mark' && props && props.note) : [];
  const right = marks.find(([, props]) => props && props.variant === 'tick');
  const wrong = marks.find(([, props]) => props && !props.variant && props.by !== 'ai');
  const note = wrong?.[1] && wrong[1].note;
  return right && wrong && note ? { right: textOf(right), wrong: textOf(wrong), note } : undefined;
}

/** The home page's strip is of a student's work, if we may show some. */
function stripOfWork(context: LoaderContext): HeroFacts['strip'] {
  const marks = workFor(context).find(({ marks }) => marks.some(isRight) && marks.some(isWrong))?.marks;
  const [right, wrong] = [marks?.find(isRight), marks?.find(isWrong)];
  return right && wrong && { right: right.words, wrong: wrong.words, note: wrong.note };
}

const isRight = ({ kind }: ScriptMark) => kind === 'tick';
const isWrong = ({ kind }: ScriptMark) => kind === 'underline';

function textOf(node: TreeNode): string {
  if (typeof node === 'string') return node;
  const [, , ...children] = node;
  return children.map(textOf).join('');
}
