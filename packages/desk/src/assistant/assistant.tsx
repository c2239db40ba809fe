import type { Assistant as State } from '@tutoring/domain/assistant';
import { useCallback, useState } from 'react';
import { readable, type DeskError } from '../common/request';
import { Trouble } from '../common/trouble';
import { useLoaded } from '../common/use-loaded';
import { AssistantRefusal, type AssistantApi } from './api';
import { draftOf, settingsIn, type Draft, type DraftProblems } from './draft';
import { Month } from './month';
import { SettingsForm } from './settings-form';
import { Switch } from './switch';
import { Trial } from './trial';
import * as styles from './assistant.css';

export interface AssistantProps {
  /** Where the assistant is read and changed. Must stay the same object. */
  api: AssistantApi;
  /** The business's time zone (IANA). */
  timeZone: string;
}

/** The language model of the chat: whether visitors get it, what it uses, its settings, and a question to try it. */
export function Assistant({ api, timeZone }: AssistantProps) {
  const load = useCallback((signal: AbortSignal) => api.read(signal), [api]);
  const { data, error, isLoading, retry } = useLoaded(load);
  if (error && !isLoading) return <Trouble error={error} onRetry={retry} />;
  if (!data) return <p role="status">Loading the assistant…</p>;
  return <Loaded api={api} timeZone={timeZone} loaded={data} />;
}

function Loaded({ api, timeZone, loaded }: AssistantProps & { loaded: State }) {
  const [assistant, setAssistant] = useState(loaded);
  const [draft, setDraft] = useState<Draft>(() => draftOf(loaded));
  const [problems, setProblems] = useState<DraftProblems>({});
  const [busy, setBusy] = useState<'save' | 'switch'>();
  const [failed, setFailed] = useState<{ of: 'save' | 'switch'; error: DeskError }>();
  const [status, setStatus] = useState<Partial<Record<'save' | 'switch', string>>>({});

  const change = async (of: 'save' | 'switch', request: () => Promise<State>, done: (now: State) => string) => {
    setBusy(of);
    setFailed(undefined);
    setStatus({});
    try {
      const now = await request();
      setAssistant(now);
      setStatus({ [of]: done(now) });
    } catch (thrown) {
      if (thrown instanceof AssistantRefusal && thrown.present) setAssistant(thrown.present);
      setFailed({ of, error: readable(thrown) });
    }
    setBusy(undefined);
  };

  /** The settings in the fields; `undefined`, with what is wrong beside the fields, if they are incomplete. */
  const checked = () => {
    const found = settingsIn(draft, assistant);
    setProblems('problems' in found ? found.problems : {});
    return 'settings' in found ? found.settings : undefined;
  };

  /** The same for a trial, which needs a model. */
  const checkedForTrial = () => {
    const settings = checked();
    if (!settings || settings.model || assistant.model.name) return settings;
    setProblems({ model: 'Write the model that is to be asked, such as anthropic:claude-haiku-5-5.' });
    return undefined;
  };

  const save = () => {
    const settings = checked();
    if (!settings) return;
    void change(
      'save',
      () => api.save(settings),
      (now) => {
        setDraft(draftOf(now));
        return 'Saved. The new settings count from the next question.';
      },
    );
  };
  const switchTo = (visitors: State['visitors']) =>
    void change(
      'switch',
      () => api.switchTo(visitors),
      (now) => (now.visitors === 'on' ? 'The assistant is on for visitors.' : 'The assistant is off for visitors.'),
    );

  const saved = draftOf(assistant);
  const isChanged = (Object.keys(saved) as (keyof Draft)[]).some((name) => draft[name] !== saved[name]);
  const failure = (of: 'save' | 'switch') => failed?.of === of && <Trouble error={failed.error} />;
  return (
    <div className={styles.root}>
      <Switch
        assistant={assistant}
        timeZone={timeZone}
        isBusy={busy === 'switch'}
        status={status.switch ?? ''}
        onSwitch={switchTo}
      >
        {failure('switch')}
      </Switch>
      <div className={styles.column}>
        {(assistant.model.name || assistant.use.questions > 0) && <Month assistant={assistant} />}
        <SettingsForm
          draft={draft}
          problems={problems}
          isBusy={busy === 'save'}
          isChanged={isChanged}
          status={status.save ?? ''}
          onChange={(next) => setDraft({ ...draft, ...next })}
          onSave={save}
        >
          {failure('save')}
        </SettingsForm>
      </div>
      <Trial
        api={api}
        settings={checkedForTrial}
        onAsked={() => void api.read(new AbortController().signal).then(setAssistant, () => undefined)}
      />
    </div>
  );
}
