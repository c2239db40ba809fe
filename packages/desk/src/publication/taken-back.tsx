import { Button } from '@tutoring/ui/button';
import { ContentError } from '../content-api';
import { DeskError } from '../common/request';
import { FileName } from './file-name';
import { Mistakes } from './mistakes';
import type { Obstacle } from './take-back';
import type { TakeBackState } from './use-take-back';
import type { TitleOf } from './use-titles';
import * as styles from './publication.css';

interface TakenBackProps {
  state: TakeBackState;
  titleOf: TitleOf;
  /** Takes back the files without an obstacle. */
  onRest: () => void;
}

/** What came of taking a change back. */
export function TakenBack({ state, titleOf, onRest }: TakenBackProps) {
  return (
    <div role="status" className={styles.outcome}>
      {state.step === 'failed' && <Failure error={state.error} titleOf={titleOf} />}
      {state.step === 'done' && <Done {...state} titleOf={titleOf} onRest={onRest} />}
    </div>
  );
}

const SINCE: Record<Obstacle['since'], string> = {
  changed: 'A later change has changed the same words.',
  removed: 'It was removed later.',
  added: 'It was made anew later.',
};

type DoneProps = Extract<TakeBackState, { step: 'done' }> & Omit<TakenBackProps, 'state'>;

function Done({ saved, rest, obstacles, titleOf, onRest }: DoneProps) {
  return (
    <>
      <p>{sentenceOf(saved, obstacles.length)}</p>
      {obstacles.length > 0 && (
        <ul className={styles.list}>
          {obstacles.map(({ path, since, line, was }) => (
            <li key={path} className={styles.trouble}>
              <FileName path={path} titleOf={titleOf} isGone={since === 'removed'} line={line} />
              <p>{SINCE[since]}</p>
              {was !== undefined && (
                <>
                  <p>{was === '' ? 'Before the change, nothing was here.' : 'Before the change it said:'}</p>
                  {was !== '' && (
                    <pre className={styles.message} dir="auto">
                      {was}
                    </pre>
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button variant="secondary" onClick={onRest}>
          {rest === 1 ? 'Take back the other file' : `Take back the other ${rest} files`}
        </Button>
      )}
    </>
  );
}

function sentenceOf(saved: number, obstacles: number): string {
  if (saved > 0) return 'Taken back. This is saved, not published: look at it in the preview, then publish.';
  if (obstacles === 0) return 'Everything in this change is as it was before it already.';
  return obstacles === 1
    ? 'Nothing was taken back, because one file is yours to decide about:'
    : `Nothing was taken back, because ${obstacles} files are yours to decide about:`;
}

function Failure({ error, titleOf }: { error: Error; titleOf: TitleOf }) {
  const problems = error instanceof ContentError ? error.problems : [];
  return (
    <>
      <p>
        {error instanceof DeskError ? `${error.title}. ${error.text}` : error.message}
        {problems.length > 0 && ' Other pages need what this change brought: correct them first, then take it back.'}
      </p>
      {problems.length > 0 && (
        <ul className={styles.list}>
          <Mistakes problems={problems} titleOf={titleOf} />
        </ul>
      )}
    </>
  );
}
