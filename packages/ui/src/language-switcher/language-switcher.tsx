'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { en } from '#language-switcher/messages/en';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import * as styles from './language-switcher.css';

export interface LanguageChoice {
  /** BCP 47 tag of the page behind `href`. */
  lang: string;
  /** The language's own name for itself. */
  label: string;
  href: string;
}

export interface LanguageSwitcherProps extends HTMLAttributes<HTMLElement> {
  choices: readonly LanguageChoice[];
  /** The tag of the present page. */
  current: string;
  /** The language the visitor chose before, as a primary subtag: it is pointed out. @default none */
  preferred?: string | undefined;
  /** Told which language the visitor goes to, before the browser does. */
  onLanguageChange?: ((lang: string) => void) | undefined;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/** With more languages than these a phone shows their codes; their names are still read out. */
const SHORT_FROM = 2;

/**
 * The same page in other languages. Plain links and full page loads: another language
 * brings its own words, direction and fonts with it.
 */
export const LanguageSwitcher = forwardRef<HTMLElement, LanguageSwitcherProps>(function LanguageSwitcher(
  { choices, current, preferred, onLanguageChange, messages, ...rest },
  ref,
) {
  const words = useMessages('language-switcher', en, messages);
  const isMany = choices.length > SHORT_FROM;
  return (
    <nav ref={ref} aria-label={words.label} data-languages={isMany ? 'many' : 'few'} {...rest}>
      <ul className={styles.list}>
        {choices.map(({ lang, label, href }) => (
          <li key={lang}>
            <a
              href={href}
              lang={lang}
              hrefLang={lang}
              className={styles.link}
              aria-current={lang === current ? 'true' : undefined}
              data-state={lang !== current && lang.split('-')[0] === preferred ? 'preferred' : undefined}
              onClick={() => onLanguageChange?.(lang)}
            >
              {isMany && <span className={styles.code}>{lang.split('-')[0]?.toUpperCase()} </span>}
              <span className={isMany ? styles.name : undefined}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
