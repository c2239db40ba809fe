'use client';
import { forwardRef, useId, type HTMLAttributes } from 'react';
import { en } from '#marked-page/messages/en';
import { VisuallyHidden } from '../layout/layout';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { Circled, MarginNote } from '../marks/marks';
import { useMessages } from '../provider/provider';
import { stripsOf, type NumberedBand, type NumberedMark } from './bands';
import * as styles from './marked-page.css';
import { Stroke } from './stroke';

/** A tutor's mark on a page. */
export interface PageMark {
  /** Unique among the marks. */
  id: string;
  /** The place of its page in `pages`, from 0. */
  page: number;
  /** How the place is marked. */
  kind: 'tick' | 'underline' | 'wavy' | 'highlight' | 'ring';
  /** Left, top, width and height as shares of the page's width and height. */
  box: { x: number; y: number; width: number; height: number };
  /** What the tutor says about it. Empty for a mark that says enough, such as a tick. */
  note: string;
}

/** An image of a page. */
export interface PageImage {
  /** Its address. */
  src: string;
  /** Its width in pixels. */
  width: number;
  /** Its height in pixels. */
  height: number;
  /** Its text alternative. @default “Page 1 of 2, photograph” */
  alt?: string;
}

export interface MarkedPageProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The first line: whose work it is, and the task. */
  title: string;
  /** The question that the pages answer. @default none */
  question?: string | undefined;
  /** The marks, such as `5/8`. @default none */
  grade?: string | undefined;
  /** What to do next, in the tutor's words. @default none */
  comment?: string | undefined;
  /** The pages in order. */
  pages: readonly PageImage[];
  /** The tutor's marks, in any order. */
  marks: readonly PageMark[];
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Photographs of a student's pages with a tutor's marks and notes. Needs no script. Notes stand beside their lines, and below
 * them where there is no room. It prints in black on white.
 */
export const MarkedPage = forwardRef<HTMLElement, MarkedPageProps>(function MarkedPage(
  { title, question, grade, comment, pages, marks, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('marked-page', en, overrides);
  const id = useId();
  const strips = stripsOf(marks, pages.length);
  return (
    <section ref={ref} aria-labelledby={`${id}title`} className={cx(styles.root, className)} {...rest}>
      <p id={`${id}title`} className={styles.title}>
        {title}
      </p>
      {question && (
        <p dir="auto" className={styles.question}>
          {question}
        </p>
      )}
      {pages.map((page, at) => (
        <figure key={page.src} className={styles.page}>
          <figcaption className={styles.caption}>
            {fill(messages.page, { page: String(at + 1), pages: String(pages.length) })}
          </figcaption>
          {strips[at]?.map((band, bandAt) => (
            <Strip
              key={band.from}
              band={band}
              page={page}
              alt={
                bandAt === 0
                  ? (page.alt ?? fill(messages.photo, { page: String(at + 1), pages: String(pages.length) }))
                  : undefined
              }
              id={id}
              messages={messages}
            />
          ))}
        </figure>
      ))}
      {grade && (
        <p className={styles.grade}>
          <VisuallyHidden>{fill(messages.grade, { grade })}</VisuallyHidden>
          <Circled aria-hidden="true">{grade}</Circled>
        </p>
      )}
      {comment && <MarginNote className={styles.comment}>{comment}</MarginNote>}
    </section>
  );
});

interface StripProps {
  band: NumberedBand;
  page: PageImage;
  /** The image's text alternative; only the first strip of a page has one. */
  alt: string | undefined;
  /** The beginning of the notes' ids. */
  id: string;
  messages: Translation<typeof en>;
}

/** A strip of the page, then the notes on its marks. */
function Strip({ band: { from, to, marks }, page: { src, width, height }, alt, id, messages }: StripProps) {
  // Whole pixels, so that no line shows between two strips.
  const [top, bottom] = [Math.round(from * height), Math.round(to * height)];
  return (
    <>
      <svg className={styles.strip} viewBox={`0 ${top} ${width} ${bottom - top}`}>
        <image
          href={src}
          width={width}
          height={height}
          {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        />
        {marks.map((mark) => (
          <DrawnMark key={mark.id} mark={mark} page={{ width, height }} id={id} messages={messages} />
        ))}
      </svg>
      {marks.length > 0 && (
        <ol className={styles.notes}>
          {marks.map((mark) => (
            <li key={mark.id}>
              <Note mark={mark} id={id} messages={messages} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** The least width and height of a mark's link, as a share of the page's width: about 24 px on a phone. */
const LEAST_TARGET = 0.075;
/** The size of a number, as a share of the page's width: about 12 px on a phone. */
const NUMBER_SIZE = 0.034;

interface DrawnMarkProps extends Pick<StripProps, 'id' | 'messages'> {
  mark: NumberedMark;
  page: { width: number; height: number };
}

/** A mark, which links to its note. */
function DrawnMark({ mark: { number, kind, box }, page, id, messages }: DrawnMarkProps) {
  const place = {
    x: box.x * page.width,
    y: box.y * page.height,
    width: box.width * page.width,
    height: box.height * page.height,
  };
  const stroke = <Stroke kind={kind} place={place} pageWidth={page.width} />;
  if (number === undefined) return <g aria-hidden="true">{stroke}</g>;
  const least = LEAST_TARGET * page.width;
  const [width, height] = [Math.max(place.width, least), Math.max(place.height, least)];
  const size = NUMBER_SIZE * page.width;
  // Before the mark if there is no room after it.
  const isBefore = place.x + place.width + size > page.width;
  return (
    <a className={styles.link} href={`#${id}${number}`} aria-label={fill(messages.note, { number: String(number) })}>
      <rect
        className={styles.target}
        x={place.x + (place.width - width) / 2}
        y={place.y + (place.height - height) / 2}
        width={width}
        height={height}
      />
      {stroke}
      <text
        className={styles.number}
        x={isBefore ? place.x - size * 0.25 : place.x + place.width + size * 0.25}
        y={place.y + place.height}
        fontSize={size}
        textAnchor={isBefore ? 'end' : 'start'}
        direction="ltr"
        aria-hidden="true"
      >
        {number}
      </text>
    </a>
  );
}

/** What the tutor says about a mark: its number, for screen readers what is marked and where, and the note. */
function Note({
  mark: { number, kind, box, note },
  id,
  messages,
}: Pick<StripProps, 'id' | 'messages'> & { mark: NumberedMark }) {
  const words = {
    kind: messages[kind],
    place: box.y + box.height / 2 < 0.5 ? messages.upper : messages.lower,
  };
  if (number === undefined) return <VisuallyHidden>{fill(messages.mark, words)}</VisuallyHidden>;
  return (
    <MarginNote id={`${id}${number}`} className={styles.note}>
      <span aria-hidden="true" className={styles.noteNumber}>
        {number}
      </span>
      <VisuallyHidden>{fill(messages.marked, { ...words, number: String(number) })} </VisuallyHidden>
      {note}
    </MarginNote>
  );
}
