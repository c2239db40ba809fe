import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { SampleBadge } from '../badge/badge';
import { cx } from '../lib/cx';
import { initialsOf } from '../lib/initials';
import { breakpoint } from '../styles/tokens';
import { FRAME } from './frame';
import * as styles from './person.css';

/** A portrait, 4 wide and 5 high, as files of several widths and formats. */
export interface PersonPhoto {
  /** The address of a file in a format that every browser reads. */
  src: string;
  /** The same format in several widths: `/a-160.webp 160w, /a-320.webp 320w`. @default `src` alone */
  srcSet?: string;
  /** Smaller formats, such as AVIF, the best first. Browsers take the first that they read. @default none */
  sources?: readonly { type: string; srcSet: string }[];
  /** When browsers load it. Set `eager` in a page's first screen. @default "lazy" */
  loading?: 'lazy' | 'eager';
}

export interface PersonProps extends Omit<HTMLAttributes<HTMLElement>, 'role'> {
  /** The name. The initials are those of its first and last word. */
  name: string;
  /** What the person does, such as “IB Chemistry HL, since 2014”. */
  role: ReactNode;
  /** A portrait of this very person, who has agreed to it. @default the initials */
  photo?: PersonPhoto | undefined;
  /** Facts that readers can check, such as degrees, schools and languages. @default none */
  facts?: readonly ReactNode[];
  /** Marks a sample profile. @default false */
  sample?: boolean;
  /** The heading's rank in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
  /** More about the person, below the facts. @default none */
  children?: ReactNode;
}

/** A tutor or an author, with a portrait or the initials. */
export const Person = forwardRef<HTMLElement, PersonProps>(function Person(
  { name, role, photo, facts = [], sample = false, level = 3, className, children, ...rest },
  ref,
) {
  const Heading = `h${level}` as const;
  return (
    <article ref={ref} className={cx(styles.root, className)} {...rest}>
      <div className={styles.frame}>
        {photo ? (
          <Portrait {...photo} />
        ) : (
          <div aria-hidden="true" className={styles.initials}>
            {initialsOf(name)}
          </div>
        )}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          {name} {sample && <SampleBadge />}
        </Heading>
        <p className={styles.role}>{role}</p>
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </article>
  );
});

/**
 * The picture. Its text alternative is empty because the name is the heading beside it: screen readers would say the name
 * twice. The person's looks tell nobody anything about the teaching.
 */
function Portrait({ src, srcSet, sources = [], loading = 'lazy' }: PersonPhoto) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={SIZES} />
      ))}
      <img src={src} srcSet={srcSet} sizes={SIZES} width={320} height={400} loading={loading} decoding="async" alt="" />
    </picture>
  );
}

const SIZES = `${breakpoint.medium} ${FRAME.wide}, ${FRAME.narrow}`;
