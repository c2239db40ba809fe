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

type Words = Record<keyof typeof en, string>;

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
  { recognised, name, chosen, onChoose, nameOf, messages, children, ...rest },
  ref,
) {
  const words = useMessages('recognition', en, messages);
  const lang = useLang();
  const countries = new Intl.DisplayNames(lang, { type: 'region' });
  const labelOf = ({ id, country, institution }: Recognised) =>
    institution ?? (id === 'ontario' ? words.ontario : (countries.of(country) ?? country));
  const shown = recognised.find(({ id }) => id === chosen) ?? recognised[0];
  return (
    <OnRequest ref={ref} {...rest} summary={words.heading}>
      {children}
      <label className={styles.choice}>
        {words.choose}
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
      {shown && <Reading of={shown} words={words} lang={lang} nameOf={nameOf} />}
    </OnRequest>
  );
});

interface ReadingProps {
  of: Recognised;
  words: Words;
  lang: string;
  nameOf: (place: number) => string;
}

function Reading({ of, words, lang, nameOf }: ReadingProps) {
  const { sources, year, checked, notes } = of;
  return (
    <>
      <div aria-live="polite">
        {linesOf(of, words, lang, nameOf).map((line) => (
          <p key={line} className={styles.value}>
            {line}
          </p>
        ))}
      </div>
      <div className={sheet.caution}>
        {notes
          .filter((note) => !BOTH_ENDS.has(note) || hasTwoEnds(of))
          .map((note) => (
            <p key={note}>{words[`note_${note}`]}</p>
          ))}
        <p>
          {fillNodes(words.source, {
            // The sources are in English in every language.
            sources: <bdi lang="en">{sources.join('; ')}</bdi>,
            year: year ?? words.noYear,
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
  words: Words,
  lang: string,
  nameOf: (place: number) => string,
): string[] {
  if (status === 'incomplete') return [words.incomplete];
  if (status === 'not-in-table') return [words.notInTable];
  if (status === 'needs-diploma') return [words.needsDiploma];
  if (kind === 'rule') return rule ? ruleLines(rule, words) : [];
  const given = (range: Range) => fill(words[kind], { value: rangeText(range, lang) });
  if (value) return [given(value)];
  return parts.flatMap((part) =>
    part.place === undefined
      ? []
      : fill(words.part, { name: nameOf(part.place), value: part.given ? given(part.given) : words.nothing }),
  );
}

function ruleLines({ code, ...numbers }: NonNullable<Recognised['rule']>, words: Words): string[] {
  const values = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
  const limits = (['minTotal', 'minHigherLevel', 'minScore', 'maxCredits', 'maxUnits'] as const).filter(
    (name) => name in values,
  );
  return [words[`rule_${code}`], ...limits.map((name) => words[name])].map((line) => fill(line, values));
}

function rangeText({ low, high }: Range, lang: string): string {
  const format = new Intl.NumberFormat(formattingTag(lang));
  return low === high ? format.format(low) : `${format.format(low)}–${format.format(high)}`;
}
