'use client';
import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import { courseResults, MAX_POINTS, type MarkedDiploma } from '@tutoring/domain/ib-diploma';
import { forwardRef, useCallback, useDeferredValue, useMemo, type FormHTMLAttributes } from 'react';
import { en } from '#grade-calculator/messages/en';
import { en as subjectEn } from '#subject-calculator/messages/en';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useLatest } from '../lib/use-latest';
import { useLang, useMessages } from '../provider/provider';
import { textsOf } from '../subject-calculator/texts';
import type { Fields } from '../tool/fields';
import type { ToolSummary } from '../tool/summary-line';
import { wholeNumberIn } from '../tool/number-field';
import { Tool, type ToolPage } from '../tool/tool';
import { useToolFields } from '../tool/use-tool-fields';
import { courseCount } from './course-results';
import { DiplomaFields } from './diploma-fields';
import { DIPLOMA, isTarget, rowOf } from './diploma-form';
import { diplomaReport } from './diploma-report';
import { DiplomaResult } from './diploma-result';
import { diplomaIn } from './marked';
import type { RowContext } from './marks-panel';
import { takesCourses } from './question-form';
import { subjectIn, type Row } from './row-form';
import { useShowSubject } from './show-subject';
import type { Messages } from './translation';

export interface GradeCalculatorProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children'>, ToolPage {
  /**
   * Shows points and decision, collapses the reasons, and shows the actions after the first change. For pages on which the
   * calculator is not the main thing.
   * @default false
   */
  brief?: boolean;
  /** Grade boundaries of past sessions, which turn marks into grades. @default none: the marks ask for the boundaries */
  boundaries?: IbBoundaries | undefined;
  /** Whether a `SubjectCalculator` is on the same page: a button shows the marks of a subject there. @default false */
  besideSubject?: boolean;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Turns IB grades, or the marks of the components, into points of 45 and the award of the Diploma. It shows every condition, what would change the result, and
 * how universities and authorities recognise it. The server renders a worked example. Entries never leave the browser.
 */
export const GradeCalculator = forwardRef<HTMLFormElement, GradeCalculatorProps>(function GradeCalculator(
  { brief = false, boundaries, besideSubject = false, messages: overrides, ...rest },
  ref,
) {
  const messages = useMessages('grade-calculator', en, overrides);
  const subjectMessages = useMessages('subject-calculator', subjectEn);
  const lang = useLang();
  const texts = useMemo(() => textsOf(subjectMessages, lang), [subjectMessages, lang]);
  const tool = useToolFields(DIPLOMA);
  // Typed letters appear at once. The result may be rendered a moment later.
  const fields = useDeferredValue(tool.fields);
  const diploma = useMemo(() => diplomaIn(fields, boundaries), [fields, boundaries]);

  const nameOf = useCallback((row: Row) => nameIn(fields, row, messages), [fields, messages]);
  const labelOf = useCallback(
    (field: string) => {
      const row = rowOf(field);
      return row ? nameOf(row) : messages.cas;
    },
    [nameOf, messages],
  );
  const { change } = tool;
  const latest = useLatest(tool.fields);
  const showSubject = useShowSubject(messages);
  const context: RowContext = useMemo(
    () => ({
      messages,
      texts,
      boundaries,
      change,
      onDetail: besideSubject ? (row, name) => showSubject(latest.current, row, name) : undefined,
    }),
    [messages, texts, boundaries, change, besideSubject, showSubject, latest],
  );

  return (
    <Tool
      {...rest}
      ref={ref}
      tool={tool}
      brief={brief}
      heading={messages.form}
      example={messages.example}
      entry={<DiplomaFields tool={tool} context={context} diploma={diploma} nameOf={nameOf} labelOf={labelOf} />}
      result={
        <DiplomaResult
          brief={brief}
          fields={fields}
          diploma={diploma}
          boundaries={boundaries}
          change={change}
          messages={messages}
          texts={texts}
          nameOf={nameOf}
          labelOf={labelOf}
        />
      }
      summary={takesCourses(fields) ? courseSummary(diploma, messages) : diplomaSummary(fields, diploma, messages)}
      report={() =>
        diplomaReport({
          fields: tool.fields,
          diploma: diplomaIn(tool.fields, boundaries),
          boundaries,
          messages,
          texts,
          nameOf: (row) => nameIn(tool.fields, row, messages),
          labelOf,
          lang,
        })
      }
    />
  );
});

/** The name of a row: for a subject the one that the visitor entered, its course's, or its number. */
function nameIn(fields: Fields, row: Row, messages: Messages): string {
  if (row === 'tok' || row === 'ee') return messages[row];
  return subjectIn(fields, row) ?? fill(messages.subjectNumber, { number: row });
}

/** How many courses have a grade; `undefined` without one. */
function courseSummary({ input }: MarkedDiploma, messages: Messages): ToolSummary | undefined {
  return courseResults(input).courses.length > 0 ? { figure: courseCount(input, messages) } : undefined;
}

/** The points and the decision. `undefined` while a grade is missing. */
function diplomaSummary(fields: Fields, diploma: MarkedDiploma, messages: Messages): ToolSummary | undefined {
  const { likely } = diploma;
  if (!('points' in likely)) return undefined;
  return {
    figure: fill(messages.points, { points: String(likely.points) }),
    text: likely.status === 'awarded' ? messages.isAwarded : messages.isNotAwarded,
    next: toGoText(fields, likely.points, messages),
  };
}

/** The points that are missing for the visitor's aim. Without an aim above the result, those for one point more. */
function toGoText({ target = '' }: Fields, points: number, messages: Messages): string | undefined {
  const aim = isTarget(target) ? wholeNumberIn(target) : 0;
  const next = aim > points ? aim : points + 1;
  if (next > MAX_POINTS) return undefined;
  return fill(messages.toGo, { missing: String(next - points), target: String(next) });
}
