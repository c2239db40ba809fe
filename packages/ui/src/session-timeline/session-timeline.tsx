'use client';
import { formattingTag } from '@tutoring/domain/languages';
import { forwardRef, Fragment, useId, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#session-timeline/messages/en';
import { SampleBadge } from '../badge/badge';
import { VisuallyHidden } from '../layout/layout';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useLang, useMessages } from '../provider/provider';
import * as styles from './session-timeline.css';

type Messages = {
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
};

/** A part of a session. */
export interface SessionStop {
  /** The minute at which it begins, a multiple of five. */
  from: number;
  /** What happens, in a few words. */
  name: ReactNode;
  /** What the student and the tutor do. */
  text: ReactNode;
}

export interface SessionTimelineProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, Messages {
  /** The length of the session in minutes, a multiple of five. */
  minutes: number;
  /** The five stops. Each adds something to the sheet: the question, the ink, the red pen, the pencil and the grade, the note. */
  stops: readonly [SessionStop, SessionStop, SessionStop, SessionStop, SessionStop];
  /** A `MarkedScript` with a `question`. */
  sheet: ReactNode;
  /** A `SessionNote`. */
  note: ReactNode;
  /** The heading level of the stops' names. @default 3 */
  level?: 2 | 3 | 4;
}

/** The stop that is chosen at first: the one with the red pen, so that everybody sees the tutor's work. */
const FIRST_CHOSEN = 2;

/**
 * A session on a ruler of minutes. The chosen stop shows what happens then, and the sheet as it is by then. Screen readers get
 * all stops and the whole sheet, in order. It needs no JavaScript.
 */
export const SessionTimeline = forwardRef<HTMLDivElement, SessionTimelineProps>(function SessionTimeline(
  { minutes, stops, sheet, note, level = 3, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('session-timeline', en, overrides);
  const format = useMinutes();
  const id = useId();
  const Name = `h${level}` as const;
  const spans = stops.map((stop, at) => ({ ...stop, to: stops[at + 1]?.from ?? minutes }));
  return (
    <div ref={ref} className={cx(styles.root, className)} {...rest}>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{messages.legend}</legend>
        <div className={styles.ruler}>
          {spans.map(({ from, to, name }, at) => (
            <label key={from} className={cx(styles.stop, styles.length[to - from])}>
              <input
                type="radio"
                name={id}
                value={from}
                defaultChecked={at === FIRST_CHOSEN}
                className={styles.radio}
              />
              <VisuallyHidden>{format.formatRange(from, to)}: </VisuallyHidden>
              <span className={styles.minute} aria-hidden="true">
                {from}
              </span>
              <span className={styles.name}>{name}</span>
            </label>
          ))}
          <span className={styles.end} aria-hidden="true">
            {minutes}
          </span>
        </div>
      </fieldset>
      <div className={styles.stage}>
        <ol className={styles.stops}>
          {spans.map(({ from, to, name, text }) => (
            <li key={from} className={styles.text}>
              <p className={styles.range}>
                <Range from={from} to={to} />
              </p>
              <Name className={styles.heading}>{name}</Name>
              {text}
            </li>
          ))}
        </ol>
        <div className={styles.desk}>
          <div className={styles.sheet}>{sheet}</div>
          <div className={styles.slip}>{note}</div>
        </div>
      </div>
    </div>
  );
});

/** Formats minutes in words, such as “5–20 minutes”. */
function useMinutes(): Intl.NumberFormat {
  return new Intl.NumberFormat(formattingTag(useLang()), { style: 'unit', unit: 'minute', unitDisplay: 'long' });
}

/** Minutes from one to another, with the unit smaller than the numbers. */
function Range({ from, to }: { from: number; to: number }) {
  return useMinutes()
    .formatRangeToParts(from, to)
    .map(({ type, value }, at) =>
      type === 'unit' ? <small key={at}>{value}</small> : <Fragment key={at}>{value}</Fragment>,
    );
}

export interface SessionNoteProps extends Omit<HTMLAttributes<HTMLElement>, 'children'>, Messages {
  /** What went well. */
  well: ReactNode;
  /** What cost marks. */
  lost: ReactNode;
  /** What to practise until the next session. */
  next: ReactNode;
  /** Whether we wrote it to show what such a note looks like. @default false */
  sample?: boolean;
}

/** The tutor's note after a session, as a family receives it. */
export const SessionNote = forwardRef<HTMLElement, SessionNoteProps>(function SessionNote(
  { well, lost, next, sample = false, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('session-timeline', en, overrides);
  return (
    <figure ref={ref} className={cx(styles.note, className)} {...rest}>
      <figcaption className={styles.noteTitle}>
        {messages.note} {sample && <SampleBadge />}
      </figcaption>
      <dl className={styles.lines}>
        <dt>{messages.well}</dt>
        <dd>{well}</dd>
        <dt>{messages.lost}</dt>
        <dd>{lost}</dd>
        <dt>{messages.next}</dt>
        <dd>{next}</dd>
      </dl>
    </figure>
  );
});
