'use client';
import { forwardRef, useDeferredValue, type FormHTMLAttributes } from 'react';
import { en } from '#ap-calculator/messages/en';
import type { Translation } from '../lib/translation';
import { useLang, useMessages } from '../provider/provider';
import { Tool } from '../tool/tool';
import { useToolFields } from '../tool/use-tool-fields';
import { ApFields } from './ap-fields';
import { AP } from './ap-form';
import { apReport } from './ap-report';
import { ApResult } from './ap-result';

export interface ApCalculatorProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children'> {
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Raw points of one AP exam to its composite and the scores it may get, with the uncertainty of the cuts, what is needed
 * for a score, and how it is read by universities. The server writes a worked example; nothing that is entered leaves
 * the browser.
 */
export const ApCalculator = forwardRef<HTMLFormElement, ApCalculatorProps>(function ApCalculator(
  { messages, ...rest },
  ref,
) {
  const words = useMessages('ap-calculator', en, messages);
  const lang = useLang();
  const tool = useToolFields(AP);
  // A letter that is typed stands there at once; the result may come a moment later.
  const fields = useDeferredValue(tool.fields);

  return (
    <Tool
      {...rest}
      ref={ref}
      tool={tool}
      heading={words.form}
      example={words.example}
      entry={<ApFields tool={tool} words={words} />}
      result={<ApResult fields={fields} change={tool.change} words={words} />}
      report={() => apReport(tool.fields, words, lang)}
    />
  );
});
