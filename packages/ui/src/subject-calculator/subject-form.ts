import { BOUNDED_GRADES, type Bounds, type ComponentEntries } from '@tutoring/domain/ib-subject';
import type { Fields, ToolForm } from '../tool/fields';
import { MAX_NUMBER_LENGTH, wholeNumberIn } from '../tool/number-field';
import { courseOf, COURSES, ESSAY, EXAMPLE_COURSE, TOK, YEARS, type Course, type Variant } from './courses';

/** The value of the list of boundaries that stands for the visitor's own. */
export const OWN = 'own';

const CHEMISTRY: Fields = { course: EXAMPLE_COURSE, level: 'HL' };

/**
 * The form's fields: `year`, which shortens the list of courses; `course`; `level`, or `guide` for the Extended Essay; `goal`, a
 * grade. Each course and level
 * has fields of its own, so that a visitor loses no entry by switching. Their names begin with a key, such as
 * `ib-chemistry.HL.p1`, the mark of a component. The others are `p1.max`, its maximum; `ask`, the component in question;
 * `bounds`, if the visitor enters their own; and `low6` and `high6`, such a boundary.
 */
export const SUBJECT: ToolForm = {
  name: 'subject',
  // An invented student. The page calculates the result by hand: 66.40% and a grade 6.
  example: {
    ...CHEMISTRY,
    goal: '7',
    'ib-chemistry.HL.p1': '48',
    'ib-chemistry.HL.p2': '58',
    'ib-chemistry.HL.ia': '18',
    'ib-chemistry.HL.ask': 'p2',
  },
  cleared: CHEMISTRY,
  accepts: (name, value) => {
    if (name === 'course') return COURSES.has(value);
    if (name === 'level') return value === 'SL' || value === 'HL';
    if (name === 'guide') return Object.hasOwn(COURSES.get(ESSAY)?.variants ?? {}, value);
    if (name === 'goal') return isGrade(value);
    if (name === 'year') return YEARS.includes(value);
    const [id = '', variant = '', field = '', more] = name.split('.');
    const course = COURSES.get(id);
    if (!course || !Object.hasOwn(course.variants, variant)) return false;
    const isComponent = (one: string) => course.variants[variant]?.components.some((component) => component.id === one);
    if (more !== undefined) return more === 'max' && Boolean(isComponent(field)) && isShort(value);
    if (field === 'ask') return Boolean(isComponent(value));
    if (field === 'bounds') return value === OWN;
    return (Boolean(isComponent(field)) || /^(low|high)[2-7]$/.test(field)) && isShort(value);
  },
  shared: (fields) => {
    const { key } = chosenIn(fields);
    return Object.fromEntries(
      Object.entries(fields).filter(([name]) => !name.includes('.') || name.startsWith(`${key}.`)),
    );
  },
};

const isShort = (value: string) => value.length <= MAX_NUMBER_LENGTH;
const isGrade = (value: string | undefined) => BOUNDED_GRADES.some((grade) => String(grade) === value);

/** The course and level that the form shows. */
export interface Chosen {
  course: Course;
  /** How it is assessed: a `subject` gets a grade, `tok` and `essay` a letter. */
  kind: 'subject' | 'tok' | 'essay';
  /** The level, or the first year of the Extended Essay's guide. */
  variant: string;
  components: Variant['components'];
  facts: Variant;
  /** The prefix of its field names. */
  key: string;
}

/** The chosen course and level. If the course lacks the level, its last one, such as HL or the newest guide. */
export function chosenIn(fields: Fields): Chosen {
  const course = courseOf(fields.course ?? '');
  const kind = course.id === ESSAY ? 'essay' : course.id === TOK ? 'tok' : 'subject';
  const wanted = fields[kind === 'essay' ? 'guide' : 'level'] ?? '';
  const variant = Object.hasOwn(course.variants, wanted) ? wanted : (Object.keys(course.variants).at(-1) ?? '');
  const facts = course.variants[variant] as Variant;
  return {
    course,
    kind,
    variant,
    components: facts.components,
    facts,
    key: `${course.id}.${variant}`,
  };
}

/** The number in a field; `undefined` if it is empty, `NaN` if it is not a whole number, which the domain rejects. */
export function numberIn(fields: Fields, name: string): number | undefined {
  const text = fields[name];
  return text === undefined ? undefined : wholeNumberIn(text);
}

/** The entered marks and maxima. */
export function entriesIn(fields: Fields, { key, components }: Chosen): ComponentEntries {
  const numbers = (ending: string) =>
    Object.fromEntries(components.map(({ id }) => [id, numberIn(fields, `${key}.${id}${ending}`)]));
  return { marks: numbers(''), maxima: numbers('.max') };
}

/** The visitor's own boundaries. A single end counts as both ends. */
export function ownBoundsIn(fields: Fields, { key }: Chosen): Bounds {
  return Object.fromEntries(
    BOUNDED_GRADES.flatMap((grade) => {
      const low = numberIn(fields, `${key}.low${grade}`);
      const high = numberIn(fields, `${key}.high${grade}`);
      const one = low ?? high;
      return one === undefined ? [] : [[grade, { low: one, high: high ?? one }]];
    }),
  );
}

/** Whether the visitor enters boundaries instead of those of past sessions. */
export const wantsOwnBounds = (fields: Fields, { key }: Chosen): boolean => fields[`${key}.bounds`] === OWN;

/** The question: which mark does the grade need on this component? `undefined` without a grade. */
export function questionIn(fields: Fields, { key, components }: Chosen) {
  const grade = BOUNDED_GRADES.find((one) => String(one) === fields.goal);
  const component = components.find(({ id }) => id === fields[`${key}.ask`]) ?? components[0];
  return grade && component ? { component: component.id, grade } : undefined;
}
