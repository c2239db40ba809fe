import { progressOf, type LaunchDecision, type LaunchList } from '@tutoring/domain/launch';
import { Button } from '@tutoring/ui/button';
import { RadioGroup, TextField } from '@tutoring/ui/field';
import { useCallback, useMemo, useState } from 'react';
import { keepOwnerName, ownerName } from '../common/owner-name';
import { Trouble } from '../common/trouble';
import { useLoaded } from '../common/use-loaded';
import { ContentError, type ContentApi } from '../content-api';
import { changedFiles, entryStates, filesOf, withAnswers, type ChangedFiles } from './answered-list';
import { Decision, type Answering } from './decision';
import * as styles from './launch.css';
import type { LoadPlaces } from './places';
import { useAnswers, type AnswerState } from './use-answers';

export interface LaunchProps {
  /** Loads the list that the site's build wrote. */
  load: (signal: AbortSignal) => Promise<LaunchList>;
  loadPlaces: LoadPlaces;
  api: ContentApi;
}

const NONE: ChangedFiles = new Set();
const NO_FILES: readonly string[] = [];
/** What can be shown. */
const SHOWN = {
  needed: { label: 'Before going live', has: ({ blocks, decided }: LaunchDecision) => blocks && !decided },
  advice: { label: 'Advice', has: ({ blocks, decided }: LaunchDecision) => !blocks && !decided },
  decided: { label: 'Decided', has: ({ decided }: LaunchDecision) => decided },
  all: { label: 'All', has: () => true },
} as const;
type Shown = keyof typeof SHOWN;
/** Whether a decision is open, among those that can be shown. */
const isLeft = (decision: LaunchDecision, shown: Shown) =>
  !decision.decided && SHOWN[shown === 'decided' ? 'all' : shown].has(decision);

/** Every statement and setting that only the owner can decide, grouped by subject, the most visible first. */
export function Launch({ load, loadPlaces, api }: LaunchProps) {
  const { data: list, error, isLoading, retry } = useLoaded(load);
  if (error && !isLoading) return <Trouble error={error} onRetry={retry} />;
  if (!list) return <p role="status">Loading…</p>;
  return <Decisions list={list} loadPlaces={loadPlaces} api={api} />;
}

function Decisions({ list, loadPlaces, api }: { list: LaunchList } & Pick<LaunchProps, 'loadPlaces' | 'api'>) {
  const [shown, setShown] = useState<Shown>('needed');
  const [name, setName] = useState(ownerName);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const { data: present, error } = useLoaded(useCallback(() => api.list(), [api]));
  const isReadOnly = error instanceof ContentError && error.isNotConfigured;
  const changed = useMemo(() => (present ? changedFiles(list, present.files) : NONE), [list, present]);
  const files = useMemo(() => filesOf(list.decisions, changed), [list, changed]);
  const state = useAnswers(api, isReadOnly ? NO_FILES : files);
  const { texts } = state;
  const states = useMemo(() => entryStates(list.decisions, texts), [list, texts]);
  const decisions = useMemo(() => withAnswers(list.decisions, texts, states), [list, texts, states]);
  // What was just answered stays in its place until another list is chosen.
  const visible = decisions.filter((decision) => SHOWN[shown].has(decision) || answered.has(decision.id));
  const answering: Answering = {
    isReadOnly,
    by: name.trim(),
    texts,
    states,
    changed,
    loadPlaces,
    loadText: state.load,
    onAnswer: (decision, change) => {
      setAnswered((ids) => new Set(ids).add(decision));
      state.answer(change);
    },
  };
  return (
    <div className={styles.root}>
      {isReadOnly && <Trouble error={error} />}
      <Progress decisions={decisions} isReadOnly={isReadOnly} />
      <div className={styles.controls}>
        {!isReadOnly && (
          <TextField
            label="Your name"
            saysOptional={false}
            help="Each answer is kept with your name and the day."
            value={name}
            autoComplete="name"
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              keepOwnerName(currentTarget.value);
            }}
          />
        )}
        <RadioGroup
          label="Show"
          saysOptional={false}
          name="shown"
          value={shown}
          onValueChange={(value) => {
            setShown(value as Shown);
            setAnswered(new Set());
          }}
          options={Object.entries(SHOWN).map(([value, { label }]) => ({ value, label }))}
        />
      </div>
      {list.groups.map(({ id, title }) => (
        <Group
          key={`${shown} ${id}`}
          isOpen={id === visible[0]?.group}
          title={title}
          left={decisions.filter((one) => one.group === id && isLeft(one, shown)).length}
          shown={visible.filter(({ group }) => group === id)}
          answering={answering}
        />
      ))}
      {visible.length === 0 && (
        <p>{shown === 'needed' ? 'Nothing is left to decide before you go live.' : 'Nothing here.'}</p>
      )}
      {!isReadOnly && (
        <div className={styles.saving}>
          <Saving state={state} />
        </div>
      )}
    </div>
  );
}

function Progress({ decisions, isReadOnly }: { decisions: readonly LaunchDecision[]; isReadOnly: boolean }) {
  const { decided, all, blocking } = progressOf(decisions);
  const advice = all - decided - blocking;
  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        {blocking === 0
          ? 'You may go live'
          : `${blocking} ${blocking === 1 ? 'decision' : 'decisions'} before you may go live`}
      </p>
      <progress className={styles.bar} max={all} value={decided} aria-label="Decisions made" />
      <p className={styles.quiet}>
        <span>
          {decided} of {all} decided
        </span>
        {advice > 0 && <span> · {advice === 1 ? 'one more is' : `${advice} more are`} advice</span>}
      </p>
      {isReadOnly ? null : blocking === 0 ? (
        <p>Publish what you have answered. Then the site can go online.</p>
      ) : (
        <p className={styles.guide}>
          Only you know whether all this is right. <strong>True</strong> keeps a sentence. <strong>Change</strong> leads
          to its text. <strong>Not us</strong> takes it off every page, in every language.
        </p>
      )}
    </div>
  );
}

function Saving({ state }: { state: AnswerState }) {
  const { waiting, isSaving, hasSaved, error, retry, discard } = state;
  if (error)
    return (
      <Trouble error={error} onRetry={retry} retry={waiting.length > 0 ? 'Save again' : undefined}>
        {error instanceof ContentError && error.problems.length > 0 && (
          <ul className={styles.entries}>
            {error.problems.map(({ file, line, message }) => (
              <li key={`${file} ${line} ${message}`}>
                {file}
                {line ? `, line ${line}` : ''}: {message}
              </li>
            ))}
          </ul>
        )}
        {waiting.length > 0 && (
          <>
            <p>
              {waiting.length === 1 ? 'One answer is' : `${waiting.length} answers are`} not saved yet, and kept in this
              browser:
            </p>
            <ul className={styles.entries}>
              {waiting.map(({ label }) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
            <Button variant="secondary" onClick={discard}>
              {waiting.length === 1 ? 'Take the answer back' : 'Take the answers back'}
            </Button>
          </>
        )}
      </Trouble>
    );
  return (
    <p role="status" className={styles.status}>
      {isSaving || waiting.length > 0 ? 'Saving…' : hasSaved ? 'All answers are saved.' : ''}
    </p>
  );
}

interface GroupProps {
  /** Whether it begins unfolded: more than a hundred decisions at once discourage. */
  isOpen: boolean;
  title: string;
  /** How many are open. */
  left: number;
  shown: readonly LaunchDecision[];
  answering: Answering;
}

function Group({ isOpen, title, left, shown, answering }: GroupProps) {
  // Where another group ends up first, this one must stay as its reader left it.
  const [beginsOpen] = useState(isOpen);
  if (shown.length === 0) return null;
  return (
    <details open={beginsOpen} className={styles.group}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{title}</h2>
        <span className={styles.quiet}>{left === 0 ? 'Done' : `${left} left`}</span>
      </summary>
      <ol className={styles.decisions}>
        {shown.map((decision) => (
          <li key={decision.id}>
            <Decision decision={decision} answering={answering} />
          </li>
        ))}
      </ol>
    </details>
  );
}
