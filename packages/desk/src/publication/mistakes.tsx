import type { ContentMistake } from '@tutoring/domain/content';
import { FileName } from './file-name';
import type { TitleOf } from './use-titles';
import * as styles from './publication.css';

/** Mistakes as items of a list, each with a link to its line. */
export function Mistakes({ problems, titleOf }: { problems: readonly ContentMistake[]; titleOf: TitleOf }) {
  return problems.map(({ file, line, message }) => (
    <li key={`${file} ${line} ${message}`} className={styles.trouble}>
      {file && <FileName path={file} titleOf={titleOf} line={line} />}
      <p className={styles.message}>{message}</p>
    </li>
  ));
}
