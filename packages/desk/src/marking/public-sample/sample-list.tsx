import type { MarkingList } from '@tutoring/domain/marking';
import { Badge } from '@tutoring/ui/badge';
import { use, useCallback, type MouseEvent } from 'react';
import { useLoaded } from '../../common/use-loaded';
import { SampleContentContext } from './content';
import { calledOf, STUDENT_WORK_FILE, worksIn } from './work-file';
import * as styles from '../marking.css';

interface SampleListProps {
  list: MarkingList;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** All public samples, each with the way to its request. Nothing if there are none, or if no repository is connected. */
export function SampleList({ list, onFollow }: SampleListProps) {
  const { api } = use(SampleContentContext);
  const load = useCallback(
    async (signal: AbortSignal) => worksIn((await api.read(STUDENT_WORK_FILE, signal)).text ?? ''),
    [api],
  );
  const { data: works = [] } = useLoaded(load);
  if (works.length === 0) return null;
  return (
    <section aria-labelledby="samples" className={styles.listPart}>
      <h2 id="samples" className={styles.listTitle}>
        Public samples
      </h2>
      <ul className={styles.lines}>
        {works.map((work) => {
          const { reference = '', subject } = work;
          const line = list.markings.find((one) => one.reference === reference);
          return (
            <li key={reference}>
              <a href={`#${reference}`} onClick={onFollow} className={styles.line}>
                <bdi className={styles.lineName}>{calledOf(work)}</bdi>
                <span className={styles.lineCourse}>{subject}</span>
                <span className={styles.linePages}>{reference}</span>
                <span className={styles.lineState}>
                  {line?.sampleWithdrawnAt && <Badge variant="mark">Permission withdrawn: take it out</Badge>}
                  {!line && <span>its request is no longer in the list</span>}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
