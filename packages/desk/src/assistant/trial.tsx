import type { AssistantSettings, AssistantTrial } from '@tutoring/domain/assistant';
import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { Button } from '@tutoring/ui/button';
import { Select, TextField } from '@tutoring/ui/field';
import { useId, useState } from 'react';
import { readable, type DeskError } from '../common/request';
import { Trouble } from '../common/trouble';
import type { AssistantApi } from './api';
import { countText, failureText, microsText, notAskedText, numberText, OUTCOMES, secondsText } from './words';
import * as styles from './assistant.css';

const names = new Intl.DisplayNames('en', { type: 'language' });
const OPTIONS = LANGUAGES.map((language) => ({ value: language, label: names.of(language) ?? language }));
/** Questions of which one is asked alone says little about the cost. */
const MANY = 1000;

interface TrialProps {
  api: AssistantApi;
  /** The settings in the fields, saved or not; `undefined` if they are incomplete, which the fields then say. */
  settings: () => AssistantSettings | undefined;
  /** Called when a question was asked, which counts for the month. */
  onAsked: () => void;
}

type Result = { trial: AssistantTrial } | { error: DeskError } | { note: string };

/** One question to the model, with all that it wrote: what visitors would see, what was dropped and why, and the cost. */
export function Trial({ api, settings, onAsked }: TrialProps) {
  const id = useId();
  const [question, setQuestion] = useState('');
  const [language, setLanguage] = useState<Language>('en');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();

  const ask = async () => {
    if (isBusy) return;
    const asked = question.trim();
    setProblem(
      asked === '' ? 'Write a question as a visitor would, such as: Is the first consultation free?' : undefined,
    );
    if (asked === '') return;
    const chosen = settings();
    if (!chosen) {
      setResult({ note: 'Correct the marked fields under “Model and budget” first.' });
      return;
    }
    setBusy(true);
    setResult(undefined);
    try {
      setResult({ trial: await api.ask({ question: asked, language, settings: chosen }) });
      onAsked();
    } catch (thrown) {
      setResult({ error: readable(thrown) });
    }
    setBusy(false);
  };

  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        Try a question
      </h2>
      <p>
        It goes to the model and settings of the fields, saved or not, also while the assistant is off for visitors. It
        counts for the month.
      </p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <TextField
          name="question"
          label="Question"
          saysOptional={false}
          dir="auto"
          maxLength={500}
          autoComplete="off"
          value={question}
          problem={problem}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <Select
          name="language"
          label="Language of the visitor’s page"
          saysOptional={false}
          options={OPTIONS}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        />
        <Button type="submit" variant="secondary" aria-disabled={isBusy || undefined}>
          Ask the model
        </Button>
      </form>
      <p role="status">{isBusy ? 'The model is being asked. This takes up to 20 seconds…' : ''}</p>
      {result && 'note' in result && <p role="alert">{result.note}</p>}
      {result && 'error' in result && <Trouble error={result.error} />}
      {result && 'trial' in result && <Answer trial={result.trial} />}
    </section>
  );
}

function Answer({ trial }: { trial: AssistantTrial }) {
  const { isAsked, sentences, failure, quotations, kind } = trial;
  const shown = sentences.filter(({ outcome }) => outcome === 'shown').length;
  return (
    <div className={styles.trial} role="group" aria-label="The answer">
      <p>
        <strong>{isAsked ? verdictOf(shown, sentences.length) : notAskedText(kind)}</strong>
      </p>
      {failure && (
        <div className={styles.notice} data-state="problem">
          <p>{failureText(failure)}</p>
        </div>
      )}
      {sentences.length > 0 && (
        <ul className={styles.sentences}>
          {sentences.map(({ text, outcome, cites }, at) => (
            <li key={at} className={styles.sentence} data-state={outcome === 'shown' ? 'shown' : 'dropped'}>
              <q dir="auto">{text}</q>
              <span className={styles.quiet}>
                {OUTCOMES[outcome]}
                {passagesText(cites, quotations.length)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {quotations.length > 0 && (
        <details>
          <summary className={styles.summary}>The passages that visitors see as well</summary>
          <ol className={styles.quotations}>
            {quotations.map(({ text, title, url }) => (
              <li key={url + text}>
                <q dir="auto">{text}</q> <a href={url}>{title}</a>
              </li>
            ))}
          </ol>
        </details>
      )}
      {isAsked && <p className={styles.quiet}>{costText(trial)}</p>}
    </div>
  );
}

/** The passages that a sentence cites, of those that are listed below. */
function passagesText(cites: readonly number[], listed: number): string {
  const numbers = cites.filter((cite) => cite < listed).map((cite) => cite + 1);
  return numbers.length > 0 ? ` Passage ${numbers.join(', ')}.` : '';
}

function verdictOf(shown: number, all: number): string {
  if (all === 0) return 'The model wrote nothing that could be shown: visitors would get the quotations alone.';
  if (shown === 0) return 'Visitors would get the quotations alone: no sentence passed the check.';
  return shown === all
    ? `Visitors would see ${countText(all, 'sentence')} of the model: all that it wrote.`
    : `Visitors would see ${numberText(shown)} of the model’s ${countText(all, 'sentence')}.`;
}

/** What the question cost, and what many like it would. */
function costText({ input, output, isReported, micros, firstMs, ms }: AssistantTrial): string {
  const tokens = `${numberText(input)} tokens in and ${numberText(output)} out, ${isReported ? 'as the provider reports' : 'estimated from the length of the texts'}`;
  const money =
    micros === null
      ? 'Write the prices to see the cost.'
      : `About ${microsText(micros)}; ${numberText(MANY)} such questions about ${microsText(micros * MANY)}.`;
  const time =
    firstMs === null
      ? ''
      : ` The first sentence came after ${secondsText(firstMs)}, the last after ${secondsText(ms)}.`;
  return `${tokens}. ${money}${time}`;
}
