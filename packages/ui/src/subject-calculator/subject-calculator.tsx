'use client';
import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import { forwardRef, useDeferredValue, useMemo, type FormHTMLAttributes } from 'react';
import { en } from '#subject-calculator/messages/en';
import type { Translation } from '../lib/translation';
import { useLang, useMessages } from '../provider/provider';
import { Tool, type ToolPage } from '../tool/tool';
import { useToolFields } from '../tool/use-tool-fields';
import { nextGradeText } from './next-grade';
import { outcomeOf } from './outcome';
import { PutIntoDiploma } from './put-into-diploma';
import { resultTexts } from './result-texts';
import { SubjectFields } from './subject-fields';
import { SUBJECT } from './subject-form';
import { subjectReport } from './subject-report';
import { SubjectResult } from './subject-result';
import { textsOf } from './texts';

export interface SubjectCalculatorProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children'>, ToolPage {
  /** Grade boundaries of past sessions. @default none: the form asks for the boundaries */
  boundaries?: IbBoundaries | undefined;
  /** Whether a `GradeCalculator` is on the same page: a button puts the subject into it. @default false */
  besideDiploma?: boolean;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Calculates one IB subject from its components: the percentage, the possible grades by the boundaries of past
 * sessions, the value of one more mark, and the marks needed for a grade. Theory of Knowledge and both guides of the
 * Extended Essay give letters. The server renders a worked example. No entry leaves the browser.
 */
export const SubjectCalculator = forwardRef<HTMLFormElement, SubjectCalculatorProps>(function SubjectCalculator(
  { boundaries, besideDiploma = false, messages: overrides, ...rest },
  ref,
) {
  const messages = useMessages('subject-calculator', en, overrides);
  const lang = useLang();
  const texts = useMemo(() => textsOf(messages, lang), [messages, lang]);
  const tool = useToolFields(SUBJECT);
  // A typed letter appears at once. The result can follow later.
  const fields = useDeferredValue(tool.fields);

  const outcome = outcomeOf(fields, boundaries);
  const figure = resultTexts(outcome, texts)?.figure;

  return (
    <Tool
      {...rest}
      ref={ref}
      tool={tool}
      heading={messages.form}
      example={messages.example}
      entry={<SubjectFields tool={tool} texts={texts} boundaries={boundaries} />}
      result={<SubjectResult fields={fields} texts={texts} boundaries={boundaries} />}
      summary={figure === undefined ? undefined : { figure, next: nextGradeText(fields, outcome, texts) }}
      actions={besideDiploma && <PutIntoDiploma fields={tool.fields} messages={messages} />}
      report={() => subjectReport(tool.fields, texts, boundaries)}
    />
  );
});
