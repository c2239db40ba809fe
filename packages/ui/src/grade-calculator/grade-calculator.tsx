'use client';
import { forwardRef, useCallback, useDeferredValue, type FormHTMLAttributes } from 'react';
import { en } from '#grade-calculator/messages/en';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import type { Fields } from '../tool/fields';
import { Tool } from '../tool/tool';
import { useToolFields } from '../tool/use-tool-fields';
import { DiplomaFields } from './diploma-fields';
import { DIPLOMA, numberOf } from './diploma-form';
import { diplomaReport } from './diploma-report';
import { DiplomaResult } from './diploma-result';
import type { Words } from './words';

export interface GradeCalculatorProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children'> {
  /**
   * Shows points and decision, the reasons when they are asked for, and what can be done with the result once something is
   * changed: for pages that have other things to say.
   * @default false
   */
  brief?: boolean;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * IB grades to points of 45 and the award of the Diploma, with every condition, what would change the result, and how it
 * is read by universities and authorities. The server writes a worked example; nothing that is entered leaves the browser.
 */
export const GradeCalculator = forwardRef<HTMLFormElement, GradeCalculatorProps>(function GradeCalculator(
  { brief = false, messages, ...rest },
  ref,
) {
  const words = useMessages('grade-calculator', en, messages);
  const tool = useToolFields(DIPLOMA);
  // A letter that is typed stands there at once; the result may come a moment later.
  const fields = useDeferredValue(tool.fields);

  const nameOf = useCallback((number: number) => nameIn(fields, number, words), [fields, words]);
  const labelOf = useCallback(
    (field: string) => {
      const number = numberOf(field);
      if (number !== undefined) return nameOf(number);
      return field === 'tok' ? words.tok : field === 'ee' ? words.ee : words.cas;
    },
    [nameOf, words],
  );

  return (
    <Tool
      {...rest}
      ref={ref}
      tool={tool}
      brief={brief}
      heading={words.form}
      example={words.example}
      entry={<DiplomaFields tool={tool} words={words} nameOf={nameOf} />}
      result={
        <DiplomaResult
          brief={brief}
          fields={fields}
          change={tool.change}
          words={words}
          nameOf={nameOf}
          labelOf={labelOf}
        />
      }
      report={() => diplomaReport(tool.fields, words, (number) => nameIn(tool.fields, number, words))}
    />
  );
});

/** What a subject is called: what the visitor calls it, or by its number. */
function nameIn(fields: Fields, number: number, words: Words): string {
  return fields[`name${number}`] ?? fill(words.subjectNumber, { number: String(number) });
}
