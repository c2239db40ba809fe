'use client';
import { decideDiploma, MAX_POINTS } from '@tutoring/domain/ib-diploma';
import { forwardRef, useCallback, useDeferredValue, type FormHTMLAttributes } from 'react';
import { en } from '#grade-calculator/messages/en';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import type { Fields } from '../tool/fields';
import type { ToolSummary } from '../tool/summary-line';
import { wholeNumberIn } from '../tool/number-field';
import { Tool, type ToolPage } from '../tool/tool';
import { useToolFields } from '../tool/use-tool-fields';
import { DiplomaFields } from './diploma-fields';
import { DIPLOMA, inputOf, isTarget, numberOf } from './diploma-form';
import { diplomaReport } from './diploma-report';
import { DiplomaResult } from './diploma-result';
import type { Messages } from './translation';

export interface GradeCalculatorProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children'>, ToolPage {
  /**
   * Shows points and decision, collapses the reasons, and shows the actions after the first change. For pages on which the
   * calculator is not the main thing.
   * @default false
   */
  brief?: boolean;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Turns IB grades into points of 45 and the award of the Diploma. It shows every condition, what would change the result, and
 * how universities and authorities recognise it. The server renders a worked example. Entries never leave the browser.
 */
export const GradeCalculator = forwardRef<HTMLFormElement, GradeCalculatorProps>(function GradeCalculator(
  { brief = false, messages: overrides, ...rest },
  ref,
) {
  const messages = useMessages('grade-calculator', en, overrides);
  const tool = useToolFields(DIPLOMA);
  // Typed letters appear at once. The result may be rendered a moment later.
  const fields = useDeferredValue(tool.fields);

  const nameOf = useCallback((number: number) => nameIn(fields, number, messages), [fields, messages]);
  const labelOf = useCallback(
    (field: string) => {
      const number = numberOf(field);
      if (number !== undefined) return nameOf(number);
      return field === 'tok' ? messages.tok : field === 'ee' ? messages.ee : messages.cas;
    },
    [nameOf, messages],
  );

  return (
    <Tool
      {...rest}
      ref={ref}
      tool={tool}
      brief={brief}
      heading={messages.form}
      example={messages.example}
      entry={<DiplomaFields tool={tool} messages={messages} nameOf={nameOf} />}
      result={
        <DiplomaResult
          brief={brief}
          fields={fields}
          change={tool.change}
          messages={messages}
          nameOf={nameOf}
          labelOf={labelOf}
        />
      }
      summary={diplomaSummary(fields, messages)}
      report={() => diplomaReport(tool.fields, messages, (number) => nameIn(tool.fields, number, messages))}
    />
  );
});

/** The name of a subject: the one that the visitor entered, or its number. */
function nameIn(fields: Fields, number: number, messages: Messages): string {
  return fields[`name${number}`] ?? fill(messages.subjectNumber, { number: String(number) });
}

/** The points and the decision. `undefined` while a grade is missing. */
function diplomaSummary(fields: Fields, messages: Messages): ToolSummary | undefined {
  const decision = decideDiploma(inputOf(fields));
  if (!('points' in decision)) return undefined;
  return {
    figure: fill(messages.points, { points: String(decision.points) }),
    text: decision.status === 'awarded' ? messages.isAwarded : messages.isNotAwarded,
    next: toGoText(fields, decision.points, messages),
  };
}

/** The points that are missing for the visitor's aim. Without an aim above the result, those for one point more. */
function toGoText({ target = '' }: Fields, points: number, messages: Messages): string | undefined {
  const aim = isTarget(target) ? wholeNumberIn(target) : 0;
  const next = aim > points ? aim : points + 1;
  if (next > MAX_POINTS) return undefined;
  return fill(messages.toGo, { missing: String(next - points), target: String(next) });
}
