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
  /** BCP 47 tag of the page at `href`. */
  lang: string;
  /** The name of the language, in that language. */
  label: string;
  /** The address of the page in that language. */
  href: string;
}

export interface LanguageSwitcherProps extends HTMLAttributes<HTMLElement> {
  /** The page in each of its languages, including the current one. */
  choices: readonly LanguageChoice[];
  /** The tag of the current page. */
  current: string;
  /** The language that the visitor chose before, such as `fr` or `zh-Hant`: it is highlighted, whatever the country. @default none */
  preferred?: string | undefined;
  /** Called with the language that the visitor chooses, before the browser follows the link. */
  onLanguageChange?: ((lang: string) => void) | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/**
 * Links to the same page in other languages, in a list that opens from the name of the current one. A page in one language
 * shows that language's name without a list. The links are plain and load the page, because another language has other
 * messages, another direction and other fonts.
 */
export const LanguageSwitcher = forwardRef<HTMLElement, LanguageSwitcherProps>(function LanguageSwitcher(
  { choices, current, preferred, onLanguageChange, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('language-switcher', en, overrides);
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  const latestOnLanguageChange = useRef(onLanguageChange);
  useEffect(() => {
    latestOnLanguageChange.current = onLanguageChange;
  });
  useEffect(() => {
    if (!own.current) return;
    return enhanceLanguageSwitcher(own.current, { onLanguageChange: (lang) => latestOnLanguageChange.current?.(lang) });
  }, []);
  const here = choices.find(({ lang }) => lang === current);
  const isAlone = choices.length < 2;
  const present = (
    <>
      <Icon name="globe" label={isAlone ? messages.label : undefined} className={styles.sign} />
      {/* A phone's bar has room for the code; the name is still read out. */}
      <span aria-hidden="true" className={styles.code}>
        {current.split('-')[0]?.toUpperCase()}
      </span>
      <span className={styles.name}>{here?.label ?? messages.label}</span>
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
    <nav ref={merged} className={className} data-enhance="languages" aria-label={messages.label} {...rest}>
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
