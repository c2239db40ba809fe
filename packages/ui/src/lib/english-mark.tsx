import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/layout';
import { useLang } from '../provider/provider';
import * as styles from './english-mark.css';

interface WithEnglishMarkProps {
  /** The language of the linked page. */
  hrefLang: string | undefined;
  /** The text of the link. */
  children: ReactNode;
}

/** The text of a link, with “EN” behind it if its page is in English and the visitor's is not. */
export function WithEnglishMark({ hrefLang, children }: WithEnglishMarkProps) {
  const lang = useLang();
  if (!hrefLang?.startsWith('en') || lang.startsWith('en')) return children;
  return (
    // One element, because a link may be a flex container.
    <span>
      {children}{' '}
      <span aria-hidden="true" className={styles.mark}>
        EN
      </span>
      <VisuallyHidden>({new Intl.DisplayNames(lang, { type: 'language' }).of('en')})</VisuallyHidden>
    </span>
  );
}
