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
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/**
 * The same page in other languages. Plain links and full page loads: another language
 * brings its own words, direction and fonts with it.
 */
export const LanguageSwitcher = forwardRef<HTMLElement, LanguageSwitcherProps>(function LanguageSwitcher(
  { choices, current, messages, ...rest },
  ref,
) {
  const words = useMessages('language-switcher', en, messages);
  return (
    <nav ref={ref} aria-label={words.label} {...rest}>
      <ul className={styles.list}>
        {choices.map(({ lang, label, href }) => (
          <li key={lang}>
            <a
              href={href}
              lang={lang}
              hrefLang={lang}
              className={styles.link}
              aria-current={lang === current ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
