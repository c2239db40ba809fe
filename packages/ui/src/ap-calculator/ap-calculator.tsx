'use client';
import { forwardRef, useDeferredValue, type FormHTMLAttributes } from 'react';
import { en } from '#ap-calculator/messages/en';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useLang, useMessages } from '../provider/provider';
import type { Fields } from '../tool/fields';
import type { ToolSummary } from '../tool/summary-line';
import { Tool, type ToolPage } from '../tool/tool';
import { useToolFields } from '../tool/use-tool-fields';
import { ApFields } from './ap-fields';
import { AP, rowsOf } from './ap-form';
import { apReport } from './ap-report';
import { ApResult } from './ap-result';
import { bestAward } from './award-text';
import { countedIn, outcomesOf } from './exam-outcome';
import { nextScoreText } from './next-score';
import { numbersOf } from './numbers';
import { headlineText } from './result-text';
import { summaryText } from './summary-text';
import type { Messages } from './translation';

export interface ApCalculatorProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children'>, ToolPage {
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Turns the raw points of AP exams into their composites and possible scores. It shows how uncertain the cuts are, the
 * points needed for a score, the awards of several exams with the cheapest ways to more, and which universities recognise
 * them. The server renders a worked example with one exam. Entries never leave the browser.
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

/** The possible scores, or those of all exams and the best sure award. `undefined` without points and scores. */
function apSummary(fields: Fields, messages: Messages, lang: string): ToolSummary | undefined {
  const counted = countedIn(outcomesOf(fields));
  const [first] = counted;
  if (!first) return undefined;
  if (rowsOf(fields).length > 1) {
    return { figure: summaryText(counted, messages, numbersOf(lang)), text: bestAward(counted)?.name };
  }
  const { given, entry, result } = first;
  if (given || !entry || !result) return { figure: fill(messages.given, { score: String(given) }) };
  return {
    figure: headlineText(result, messages),
    next: nextScoreText(entry, result, messages, numbersOf(lang)),
  };
}
