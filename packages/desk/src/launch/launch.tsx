import type { LaunchDecision, LaunchList } from '@tutoring/domain/launch';
import { RadioGroup, TextField } from '@tutoring/ui/field';
import { useEffect, useState } from 'react';
import { Trouble } from '../common/trouble';
import type { ContentApi } from '../content-api';
import { Decision } from './decision';
import * as styles from './launch.css';
import { useAnswers, type Answers } from './use-answers';

export interface LaunchProps {
  /** Loads the list that the site's build wrote. */
  load: (signal: AbortSignal) => Promise<LaunchList>;
  api: ContentApi;
}

const NAME = 'desk.name';
const SHOWN = { open: 'Open', decided: 'Decided', all: 'All' } as const;
type Shown = keyof typeof SHOWN;

/** Every statement and setting that only the owner can decide, grouped by subject, the most visible first. */
export function Launch({ load, api }: LaunchProps) {
  const [list, setList] = useState<LaunchList>();
  const [failure, setFailure] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>('open');
  const [name, setName] = useState(() => localStorage.getItem(NAME) ?? '');
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const state = useAnswers(api);
  useEffect(() => {
    const aborted = new AbortController();
    load(aborted.signal)
      .then(setList)
      .catch((error: Error) => !aborted.signal.aborted && setFailure(error));
    return () => aborted.abort();
  }, [load, attempt]);

  if (failure)
    return (
      <Trouble
        error={failure}
        onRetry={() => {
          setFailure(undefined);
          setAttempt((count) => count + 1);
        }}
      />
    );
  if (!list) return <p role="status">Loading…</p>;
  const decisions = list.decisions.map((decision) => withAnswer(decision, state.answers));
  // What was just answered stays in its place until another list is chosen.
  const visible = decisions.filter(
    ({ how, decided }) =>
      shown === 'all' || decided === (shown === 'decided') || (how.by === 'claim' && answered.has(how.claim)),
  );
  return (
    <div className={styles.root}>
      <Progress decisions={decisions} />
      <div className={styles.controls}>
        <TextField
          label="Your name"
          saysOptional={false}
          help="Each answer is kept with your name and the day."
          value={name}
          autoComplete="name"
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            localStorage.setItem(NAME, currentTarget.value);
          }}
        />
        <RadioGroup
          label="Show"
          saysOptional={false}
          name="shown"
          value={shown}
          onValueChange={(value) => {
            setShown(value as Shown);
            setAnswered(new Set());
          }}
          options={Object.entries(SHOWN).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <Saving state={state} />
      {list.groups.map(({ id, title }, at) => (
        <Group
          key={id}
          isOpen={at === 0}
          title={title}
          all={decisions.filter(({ group }) => group === id)}
          shown={visible.filter(({ group }) => group === id)}
          by={name.trim()}
          onAnswer={(claim, answer) => {
            setAnswered((ids) => new Set(ids).add(claim));
            state.answer(claim, answer);
          }}
        />
      ))}
      {visible.length === 0 && <p>Nothing here. Choose what to show above.</p>}
    </div>
  );
}

/** An answer may be newer than the list, which the last build wrote. */
function withAnswer(decision: LaunchDecision, answers: Answers): LaunchDecision {
  if (decision.how.by !== 'claim') return decision;
  const answer = answers[decision.how.claim];
  if (answer === undefined) return decision;
  return { ...decision, decided: answer !== null, answer: answer ?? undefined };
}

function Progress({ decisions }: { decisions: readonly LaunchDecision[] }) {
  const decided = decisions.filter((one) => one.decided).length;
  const blocking = decisions.filter((one) => one.blocks && !one.decided).length;
  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        {decided} of {decisions.length} decided
      </p>
      <progress className={styles.bar} max={decisions.length} value={decided} aria-label="Decisions made" />
      <p className={styles.quiet}>
        {blocking === 0
          ? 'Ready: nothing blocks the launch. After the next build, pnpm launch-check agrees.'
          : `${blocking} ${blocking === 1 ? 'decision blocks' : 'decisions block'} the launch.`}
      </p>
    </div>
  );
}

function Saving({ state: { waiting, isSaving, error, retry } }: { state: ReturnType<typeof useAnswers> }) {
  if (error)
    return (
      <Trouble error={error} onRetry={waiting.length > 0 ? retry : undefined} retry="Save again">
        {waiting.length > 0 && (
          <p>
            {waiting.length} {waiting.length === 1 ? 'answer is' : 'answers are'} not saved yet, and kept in this
            browser.
          </p>
        )}
      </Trouble>
    );
  return (
    <p role="status" className={styles.status}>
      {isSaving || waiting.length > 0 ? 'Saving…' : ''}
    </p>
  );
}

interface GroupProps {
  /** Whether it begins unfolded: 116 decisions at once discourage. */
  isOpen: boolean;
  title: string;
  all: readonly LaunchDecision[];
  shown: readonly LaunchDecision[];
  by: string;
  onAnswer: ReturnType<typeof useAnswers>['answer'];
}

function Group({ isOpen, title, all, shown, by, onAnswer }: GroupProps) {
  if (shown.length === 0) return null;
  const decided = all.filter((one) => one.decided).length;
  return (
    <details open={isOpen} className={styles.group}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{title}</h2>
        <span className={styles.quiet}>
          {decided} of {all.length}
        </span>
      </summary>
      <ol className={styles.decisions}>
        {shown.map((decision) => (
          <li key={decision.id}>
            <Decision decision={decision} by={by} onAnswer={onAnswer} />
          </li>
        ))}
      </ol>
    </details>
  );
}
