import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import { BOUNDED_GRADES } from '@tutoring/domain/ib-subject';
import { Select, type SelectProps } from '../field/field';
import { fill } from '../lib/fill';
import type { FormFields, ToolFields } from '../tool/use-tool-fields';
import { BoundFields } from './bound-fields';
import { ComponentFields } from './component-fields';
import {
  COURSES,
  GROUP_NAMES,
  GROUPS,
  isExaminedIn,
  nameOf,
  sameNameIn,
  unknownIn,
  YEARS,
  type Course,
} from './courses';
import { useEnglish } from './english';
import { outcomeOf, type SubjectOutcome } from './outcome';
import * as styles from './subject-calculator.css';
import { OWN, questionIn, type Chosen } from './subject-form';
import type { Texts } from './texts';
import type { Messages } from './translation';

interface SubjectFieldsProps {
  tool: ToolFields;
  texts: Texts;
  boundaries: IbBoundaries | undefined;
}

/** A course, the marks of its components, the boundaries to look at, and what to aim for. */
export function SubjectFields({ tool, texts, boundaries }: SubjectFieldsProps) {
  const { messages } = texts;
  const outcome = outcomeOf(tool.fields, boundaries);
  const { chosen, problems } = outcome;
  return (
    <>
      <YearField tool={tool} texts={texts} chosen={chosen} />
      <CourseFields tool={tool} messages={messages} chosen={chosen} />
      {/* The key gives each course new fields, so that no typed text carries over. */}
      <ComponentFields key={chosen.key} tool={tool} texts={texts} chosen={chosen} problems={problems} />
      {outcome.kind === 'subject' && (
        <>
          {hasPast(outcome) && <BoundaryChoice tool={tool} messages={messages} chosen={chosen} />}
          <BoundFields tool={tool} texts={texts} outcome={outcome} />
          <Goal tool={tool} messages={messages} chosen={chosen} />
        </>
      )}
    </>
  );
}

/** Whether there are boundaries of past sessions to choose. */
export const hasPast = ({ boundaries: { why } }: SubjectOutcome) => why === undefined || why === 'own';

interface PartProps {
  tool: FormFields;
  messages: Messages;
  chosen: Chosen;
}

interface SubjectYearProps {
  tool: ToolFields;
  texts: Texts;
  chosen: Chosen;
}

/** The year of the examinations: courses with others are not in the list. */
function YearField({ tool, texts: { messages, list }, chosen: { course } }: SubjectYearProps) {
  const { year } = tool.fields;
  const unknown = year ? unknownIn(year) : [];
  return (
    <Select
      {...tool.bind('year')}
      onChange={({ target: { value } }) => {
        const next = value && !isExaminedIn(course, value) ? sameNameIn(course, value) : undefined;
        tool.change({ year: value, ...(next && { course: next.id }) });
      }}
      label={messages.year}
      saysOptional={false}
      help={unknown.length > 0 && fill(messages.year_unknown, { courses: list(unknown), year: year ?? '' })}
      options={[{ value: '', label: messages.year_any }, ...YEARS.map((one) => ({ value: one, label: one }))]}
    />
  );
}

function CourseFields({ tool, messages, chosen }: PartProps) {
  const { kind, variant, course } = chosen;
  // The chosen course stays in the list, whatever the year.
  const isListed = (one: Course) => one === course || isExaminedIn(one, tool.fields.year);
  return (
    <div className={kind === 'subject' ? styles.longAndShort : styles.longRow}>
      <CourseSelect {...tool.bind('course')} value={course.id} messages={messages} isListed={isListed} required />
      {kind === 'subject' && (
        <Select
          {...tool.bind('level')}
          value={variant}
          label={messages.level}
          required
          options={Object.keys(course.variants).map((level) => ({
            value: level,
            label: messages[level === 'SL' ? 'level_SL' : 'level_HL'],
          }))}
        />
      )}
      {kind === 'essay' && <GuideSelect tool={tool} messages={messages} chosen={chosen} />}
    </div>
  );
}

interface CourseSelectProps extends Omit<SelectProps, 'label' | 'messages'> {
  messages: Messages;
  /** The groups of the list. @default all */
  groups?: readonly (keyof typeof GROUPS)[];
  /** Whether the list has a course. @default it has all */
  isListed?: (course: Course) => boolean;
}

/** The list of courses, by group. */
export function CourseSelect({ messages, groups = GROUP_NAMES, isListed = () => true, ...rest }: CourseSelectProps) {
  const lang = useEnglish();
  return (
    <Select {...rest} label={messages.course}>
      {groups.map((group) => (
        <optgroup key={group} label={messages[`group_${group}`]}>
          {GROUPS[group]
            .flatMap((id) => COURSES.get(id) ?? [])
            .filter(isListed)
            .map((one) => (
              <option key={one.id} value={one.id} lang={group === 'core' ? undefined : lang}>
                {nameOf(one, messages)}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}

/** The guide of the Extended Essay, by the year of the examinations. */
export function GuideSelect({ tool, messages, chosen: { course, variant } }: PartProps) {
  return (
    <Select
      {...tool.bind('guide')}
      value={variant}
      label={messages.guide}
      required
      options={Object.entries(course.variants).map(([value, { first, last, outOf }]) => ({
        value,
        label: fill(last ? messages.guideUntil : messages.guideFrom, {
          year: String(last ?? first),
          marks: String(outOf),
        }),
      }))}
    />
  );
}

/** Chooses the boundaries: those of past sessions, or the visitor's own. */
export function BoundaryChoice({ tool, messages, chosen: { key } }: PartProps) {
  return (
    <Select
      {...tool.bind(`${key}.bounds`)}
      label={messages.bounds}
      saysOptional={false}
      options={[
        { value: '', label: messages.bounds_past },
        { value: OWN, label: messages.bounds_own },
      ]}
    />
  );
}

function Goal({ tool, messages, chosen }: PartProps) {
  const lang = useEnglish();
  const { key, components } = chosen;
  return (
    <div className={styles.shortAndLong}>
      <Select
        {...tool.bind('goal')}
        label={messages.goal}
        saysOptional={false}
        options={[
          { value: '', label: messages.none },
          ...[...BOUNDED_GRADES].reverse().map((grade) => ({ value: String(grade), label: String(grade) })),
        ]}
      />
      <Select
        {...tool.bind(`${key}.ask`)}
        value={questionIn({ ...tool.fields, goal: '7' }, chosen)?.component}
        label={messages.ask}
        required
        options={components.map(({ id, name }) => ({ value: id, label: name, lang }))}
      />
    </div>
  );
}
