'use client';
import { formattingTag } from '@tutoring/domain/languages';
import type { Range, RecognitionNote, Recognised } from '@tutoring/domain/recognition';
import { forwardRef, type DetailsHTMLAttributes, type ReactNode } from 'react';
import { en } from '#recognition/messages/en';
import { fill } from '../lib/fill';
import { fillNodes } from '../lib/fill-nodes';
import type { Translation } from '../lib/translation';
import { useLang, useMessages } from '../provider/provider';
import { OnRequest } from '../tool/on-request';
import * as sheet from '../tool/tool.css';
import * as styles from './recognition.css';

type Messages = Record<keyof typeof en, string>;

export interface RecognitionProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** The readings of a result, from `recogniseIb` or `recogniseAp` of `@tutoring/domain`. */
  recognised: readonly Recognised[];
  /** The name of the select. */
  name: string;
  /** The `id` of the visible reading. @default the first */
  chosen?: string | undefined;
  /** Called with the `id` that the visitor chooses. */
  onChoose: (id: string) => void;
  /** Content between the heading and the select, such as a choice among several results. @default none */
  children?: ReactNode;
  /** Returns the name of a part of the result by its index in the input, such as “Physics HL”. */
  nameOf: (place: number) => string;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * A disclosure that shows how a country or university reads a result, with its notes, the source and the source's year. Its
 * content renders when the visitor opens it.
 */
export const Recognition = forwardRef<HTMLDetailsElement, RecognitionProps>(function Recognition(
  { recognised, name, chosen, onChoose, nameOf, messages: overrides, children, ...rest },
  ref,
) {
  const messages = useMessages('recognition', en, overrides);
  const lang = useLang();
  const countries = new Intl.DisplayNames(lang, { type: 'region' });
  const labelOf = ({ id, country, institution }: Recognised) =>
    institution ?? (id === 'ontario' ? messages.ontario : (countries.of(country) ?? country));
  const shown = recognised.find(({ id }) => id === chosen) ?? recognised[0];
  return (
    <OnRequest ref={ref} {...rest} summary={messages.heading}>
      {children}
      <label className={styles.choice}>
        {messages.choose}
        <select
          className={sheet.control}
          name={name}
          value={shown?.id}
          onChange={({ target }) => onChoose(target.value)}
        >
          {recognised.map((one) => (
            <option key={one.id} value={one.id}>
              {labelOf(one)}
            </option>
          ))}
        </select>
      </label>
      {shown && <Reading of={shown} messages={messages} lang={lang} nameOf={nameOf} />}
    </OnRequest>
  );
});

interface ReadingProps {
  of: Recognised;
  messages: Messages;
  lang: string;
  nameOf: (place: number) => string;
}

function Reading({ of, messages, lang, nameOf }: ReadingProps) {
  const { sources, year, checked, notes } = of;
  return (
    <>
      <div aria-live="polite">
        {linesOf(of, messages, lang, nameOf).map((line) => (
          <p key={line} className={styles.value}>
            {line}
          </p>
        ))}
      </div>
      <div className={sheet.caution}>
        {notes
          .filter((note) => !BOTH_ENDS.has(note) || hasTwoEnds(of))
          .map((note) => (
            <p key={note}>{messages[`note_${note}`]}</p>
          ))}
        <p>
          {fillNodes(messages.source, {
            // The sources are in English in every language.
            sources: <bdi lang="en">{sources.join('; ')}</bdi>,
            year: year ?? messages.noYear,
            checked: new Intl.DateTimeFormat(formattingTag(lang), {
              month: 'long',
              year: 'numeric',
              timeZone: 'UTC',
            }).format(new Date(`${checked}-01T00:00:00Z`)),
          })}
        </p>
      </div>
    </>
  );
}

/** Notes about a range. They do not apply if its ends are equal. */
const BOTH_ENDS: ReadonlySet<RecognitionNote> = new Set(['rounding-not-verified', 'group-not-verified']);

function hasTwoEnds({ value, parts }: Recognised): boolean {
  return [value, ...parts.map(({ given }) => given)].some((range) => range && range.low !== range.high);
}

/** Returns the lines of a reading: one value, or one line for each part, or a rule. */
function linesOf(
  { status, kind, value, parts, rule }: Recognised,
  messages: Messages,
  lang: string,
  nameOf: (place: number) => string,
): string[] {
  if (status === 'incomplete') return [messages.incomplete];
  if (status === 'not-in-table') return [messages.notInTable];
  if (status === 'needs-diploma') return [messages.needsDiploma];
  if (kind === 'rule') return rule ? ruleLines(rule, messages) : [];
  const given = (range: Range) => fill(messages[kind], { value: rangeText(range, lang) });
  if (value) return [given(value)];
  return parts.flatMap((part) =>
    part.place === undefined
      ? []
      : fill(messages.part, { name: nameOf(part.place), value: part.given ? given(part.given) : messages.nothing }),
  );
}

function ruleLines({ code, ...numbers }: NonNullable<Recognised['rule']>, messages: Messages): string[] {
  const values = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
  const limits = (['minTotal', 'minHigherLevel', 'minScore', 'maxCredits', 'maxUnits'] as const).filter(
    (name) => name in values,
  );
  return [messages[`rule_${code}`], ...limits.map((name) => messages[name])].map((line) => fill(line, values));
}

function rangeText({ low, high }: Range, lang: string): string {
  const format = new Intl.NumberFormat(formattingTag(lang));
  return low === high ? format.format(low) : `${format.format(low)}–${format.format(high)}`;
}
