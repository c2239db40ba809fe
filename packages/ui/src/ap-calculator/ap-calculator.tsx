'use client';
import { apScore } from '@tutoring/domain/ap-score';
import { forwardRef, useDeferredValue, type FormHTMLAttributes } from 'react';
import { en } from '#ap-calculator/messages/en';
import type { Translation } from '../lib/translation';
import { useLang, useMessages } from '../provider/provider';
import type { Fields } from '../tool/fields';
import type { ToolSummary } from '../tool/summary-line';
import { Tool, type ToolPage } from '../tool/tool';
import { useToolFields } from '../tool/use-tool-fields';
import { ApFields } from './ap-fields';
import { AP, entryOf, examOf } from './ap-form';
import { apReport } from './ap-report';
import { ApResult } from './ap-result';
import { nextScoreText } from './next-score';
import { numbersOf } from './numbers';
import { headlineText } from './result-text';
import type { Messages } from './translation';

export interface ApCalculatorProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children'>, ToolPage {
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Turns the raw points of one AP exam into its composite and its possible scores. It shows how uncertain the cuts are, the
 * points needed for a score, and which universities recognise it. The server renders a worked example. Entries never
 * leave the browser.
 */
export const ApCalculator = forwardRef<HTMLFormElement, ApCalculatorProps>(function ApCalculator(
  { messages: overrides, ...rest },
  ref,
) {
  const messages = useMessages('ap-calculator', en, overrides);
  const lang = useLang();
  const tool = useToolFields(AP);
  // Typed letters appear at once. The result may be rendered a moment later.
  const fields = useDeferredValue(tool.fields);

  return (
    <Tool
      {...rest}
      ref={ref}
      tool={tool}
      heading={messages.form}
      example={messages.example}
      entry={<ApFields tool={tool} messages={messages} />}
      result={<ApResult fields={fields} change={tool.change} messages={messages} />}
      summary={apSummary(fields, messages, lang)}
      report={() => apReport(tool.fields, messages, lang)}
    />
  );
});

/** The possible scores. `undefined` without points, or if a field is invalid. */
function apSummary(fields: Fields, messages: Messages, lang: string): ToolSummary | undefined {
  const exam = examOf(fields);
  const entry = exam && entryOf(fields, exam);
  const result = entry && apScore(entry);
  if (!entry || result?.status !== 'ready' || result.sections.every(({ raw }) => raw === null)) return undefined;
  return {
    figure: headlineText(result, messages),
    next: nextScoreText(entry, result, messages, numbersOf(lang)),
  };
}
