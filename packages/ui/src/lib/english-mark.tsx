import { VisuallyHidden } from '../layout/layout';
import { useLang } from '../provider/provider';
import * as styles from './english-mark.css';

/** Says within a link that its page is in English, unless the visitor's page is too. */
export function EnglishMark({ hrefLang }: { hrefLang: string | undefined }) {
  const lang = useLang();
  if (!hrefLang?.startsWith('en') || lang.startsWith('en')) return null;
  return (
    <>
      {' '}
      <span aria-hidden="true" className={styles.mark}>
        EN
      </span>
      <VisuallyHidden>({new Intl.DisplayNames(lang, { type: 'language' }).of('en')})</VisuallyHidden>
    </>
  );
}
