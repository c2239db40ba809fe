import { LANGUAGES } from '@tutoring/domain/languages';
import { editHref } from './addresses';
import { languageName, type Version } from './model/files';
import * as styles from './content.css';

interface LanguagesProps {
  /** What the versions are of. */
  name: string;
  versions: readonly Version[];
  /** The version that is open. @default none */
  current?: string;
  /** The paths of what is saved and not published. @default none */
  unpublished?: ReadonlySet<string> | undefined;
}

/** The languages of a page, each a link to its file, and those that are missing. */
export function Languages({ name, versions, current, unpublished }: LanguagesProps) {
  return (
    <ul className={styles.languages} aria-label={`Languages of ${name}`}>
      {LANGUAGES.map((language) => {
        const found = versions.find((version) => version.language === language);
        const says = languageName(language);
        const isChanged = found !== undefined && unpublished?.has(found.path);
        return (
          <li key={language}>
            {found ? (
              <a
                href={editHref({ path: found.path })}
                className={styles.language}
                aria-current={found.path === current ? 'page' : undefined}
                aria-label={`${language}: ${says}${isChanged ? ', changed, not published' : ''}`}
                title={isChanged ? `${says}: changed, not published` : says}
              >
                {language}
                {isChanged && ' •'}
              </a>
            ) : (
              <span className={styles.missing} title={`No ${says} version`}>
                <span className={styles.hidden}>No {says} version</span>
                <span aria-hidden="true">{language}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
