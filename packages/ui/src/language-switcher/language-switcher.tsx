'use client';
import { forwardRef, useEffect, useRef, type HTMLAttributes } from 'react';
import { en } from '#language-switcher/messages/en';
import { Icon } from '../icon/icon';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { useMessages } from '../provider/provider';
import { enhanceLanguageSwitcher, isIn } from './enhance';
import * as styles from './language-switcher.css';

/** The page in one language. */
export interface LanguageChoice {
  /** BCP 47 tag of the page behind `href`. */
  lang: string;
  /** The language's own name for itself. */
  label: string;
  /** The address of the page in that language. */
  href: string;
}

export interface LanguageSwitcherProps extends HTMLAttributes<HTMLElement> {
  /** The page in each of its languages, the present one among them. */
  choices: readonly LanguageChoice[];
  /** The tag of the present page. */
  current: string;
  /** The language the visitor chose before, such as `fr` or `zh-Hant`: it is pointed out, in whichever country. @default none */
  preferred?: string | undefined;
  /** Told which language the visitor goes to, before the browser does. */
  onLanguageChange?: ((lang: string) => void) | undefined;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/**
 * The same page in other languages, behind the name of the present one: as narrow with four languages as with two. A page
 * in one language shows that language's name, and nothing to open.
 * Plain links and full page loads: another language brings its own words, direction and fonts with it.
 */
export const LanguageSwitcher = forwardRef<HTMLElement, LanguageSwitcherProps>(function LanguageSwitcher(
  { choices, current, preferred, onLanguageChange, messages, className, ...rest },
  ref,
) {
  const words = useMessages('language-switcher', en, messages);
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  const told = useRef(onLanguageChange);
  useEffect(() => {
    told.current = onLanguageChange;
  });
  useEffect(() => {
    if (!own.current) return;
    return enhanceLanguageSwitcher(own.current, { onLanguageChange: (lang) => told.current?.(lang) });
  }, []);
  const here = choices.find(({ lang }) => lang === current);
  const isAlone = choices.length < 2;
  const present = (
    <>
      <Icon name="globe" label={isAlone ? words.label : undefined} className={styles.sign} />
      {/* A phone's bar has room for the code; the name is still read out. */}
      <span aria-hidden="true" className={styles.code}>
        {current.split('-')[0]?.toUpperCase()}
      </span>
      <span className={styles.name}>{here?.label ?? words.label}</span>
    </>
  );
  const isPreferred = (lang: string) => lang !== current && preferred !== undefined && isIn(lang, preferred);
  if (isAlone)
    return (
      <p ref={merged} {...rest} className={cx(styles.root, styles.alone, className)}>
        {present}
      </p>
    );
  return (
    <nav ref={merged} className={className} data-enhance="languages" aria-label={words.label} {...rest}>
      <details className={styles.root} data-preferred={choices.some(({ lang }) => isPreferred(lang)) ? '' : undefined}>
        <summary className={styles.current}>{present}</summary>
        <ul className={styles.list}>
          {choices.map(({ lang, label, href }) => (
            <li key={lang}>
              <a
                href={href}
                lang={lang}
                hrefLang={lang}
                className={styles.link}
                aria-current={lang === current ? 'true' : undefined}
                data-state={isPreferred(lang) ? 'preferred' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
});
