import type { MarkedWork, MarkingRecord } from '@tutoring/domain/marking';
import { Button } from '@tutoring/ui/button';
import { inReadingOrder, KIND_NAMES } from './marks';
import type { Choice } from './use-marking';
import * as styles from './marking.css';

interface ConflictProps {
  mine: MarkedWork;
  theirs: MarkingRecord;
  onChoose: (choice: Choice) => void;
}

/** Two versions of a marking, side by side. Nothing is saved until one is chosen. */
export function Conflict({ mine, theirs, onChoose }: ConflictProps) {
  return (
    <div role="alert" className={styles.notice}>
      <strong>Somebody else changed this marking</strong>
      <p>Both versions are kept. Nothing is saved until you choose; Undo brings yours back afterwards.</p>
      <div className={styles.versions}>
        <Version title="Yours, in this browser" work={mine} />
        <Version title="Saved meanwhile" work={theirs.work} />
      </div>
      <div className={styles.row}>
        <Button onClick={() => onChoose('both')}>Keep both</Button>
        <Button variant="secondary" onClick={() => onChoose('mine')}>
          Keep mine
        </Button>
        <Button variant="secondary" onClick={() => onChoose('theirs')}>
          Keep what was saved
        </Button>
      </div>
    </div>
  );
}

/** What a version says, in words. */
export function Version({ title, work }: { title: string; work: MarkedWork }) {
  return (
    <div className={styles.version}>
      <h4>{title}</h4>
      <ol className={styles.versionNotes}>
        {inReadingOrder(work.marks).map(({ id, kind, note }) => (
          <li key={id} dir="auto">
            {note || KIND_NAMES[kind]}
          </li>
        ))}
      </ol>
      {work.marks.length === 0 && <p>No marks.</p>}
      {work.grade && <p>Grade: {work.grade}</p>}
      {work.comment && <p dir="auto">{work.comment}</p>}
    </div>
  );
}
