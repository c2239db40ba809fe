import type { Assistant, AssistantModel } from '@tutoring/domain/assistant';
import { Button } from '@tutoring/ui/button';
import { useId, type ReactNode } from 'react';
import { momentText, nextMonthText } from './words';
import * as styles from './assistant.css';

interface SwitchProps {
  assistant: Assistant;
  timeZone: string;
  isBusy: boolean;
  onSwitch: (visitors: Assistant['visitors']) => void;
  /** What has just been switched. */
  status: string;
  /** Why the last switch failed. */
  children: ReactNode;
}

/** Whether visitors can use the model now, whose it is, and the button that changes it. */
export function Switch({ assistant, timeZone, isBusy, onSwitch, status, children }: SwitchProps) {
  const { visitors, switched, model, china } = assistant;
  const id = useId();
  const isReady = canAnswer(model) || canAnswer(china);
  const { state, title, text } = stateOf(assistant, isReady);
  return (
    <section aria-labelledby={id} className={styles.state} data-state={state}>
      <h2 id={id} className={styles.stateTitle}>
        {title}
      </h2>
      <div className={styles.said}>
        <p>{text}</p>
        {visitors === 'off' && !isReady && <Steps />}
        {visitors === 'on' || isReady ? (
          <Button
            variant={visitors === 'on' ? 'secondary' : 'primary'}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onSwitch(visitors === 'on' ? 'off' : 'on')}
          >
            {visitors === 'on' ? 'Switch off for visitors' : 'Switch on for visitors'}
          </Button>
        ) : null}
        <p role="status">{status}</p>
        {children}
      </div>
      <div className={styles.known}>
        <dl className={styles.facts}>
          <dt>Model</dt>
          <dd>{model.name || 'none chosen'}</dd>
          <dt>Questions go to</dt>
          <dd>{canAnswer(model) ? model.receiver : 'nobody'}</dd>
          <dt>In mainland China to</dt>
          <dd>
            {canAnswer(china) ? `${china.receiver} (${china.name})` : 'nobody: visitors there get quotations only'}
          </dd>
          {switched && (
            <>
              <dt>Switched {visitors}</dt>
              <dd>
                {momentText(switched.at, timeZone)}, {switched.by}
              </dd>
            </>
          )}
        </dl>
        <Problems title="What is missing" model={model} />
        {china.name && <Problems title="What is missing for mainland China" model={china} />}
      </div>
    </section>
  );
}

const canAnswer = ({ name, problems }: AssistantModel) => name !== '' && problems.length === 0;

function stateOf({ visitors, isUsedUp, month, model, china }: Assistant, isReady: boolean) {
  const receiver = [model, china].find(canAnswer)?.receiver;
  if (visitors === 'off')
    return {
      state: 'off',
      title: 'Off: visitors get quotations',
      text: isReady
        ? `The chat answers in the visitor’s browser, with sentences of your pages. Try a question below. If you like the answer, switch the assistant on. Questions of visitors who agree then go to ${receiver}: have a data processing agreement with that company first.`
        : 'The chat answers in the visitor’s browser, with sentences of your pages. That is free, and no question leaves the browser. A language model can also answer in its own words. Each of its sentences is checked against your pages.',
    };
  if (!isReady)
    return {
      state: 'problem',
      title: 'Switched on, but it cannot answer',
      text: 'Visitors get quotations of your pages and see no error. “What is missing” says why.',
    };
  if (isUsedUp)
    return {
      state: 'problem',
      title: 'This month’s budget is used up',
      text: `Visitors get quotations of your pages and see no error. On ${nextMonthText(month)} (UTC) the assistant answers again, or as soon as you raise the budget below.`,
    };
  return {
    state: 'on',
    title: 'On: visitors can ask the model',
    text: 'The chat names the company that receives the questions, and asks each visitor first. Visitors who do not agree get quotations.',
  };
}

function Problems({ title, model: { problems } }: { title: string; model: AssistantModel }) {
  if (problems.length === 0) return null;
  return (
    <div>
      <p>{title}:</p>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

/** What comes before the first question. */
function Steps() {
  return (
    <ol className={styles.steps}>
      <li>
        Choose a provider, such as Anthropic, OpenAI or Mistral. Sign its data processing agreement, ask a lawyer about
        your regions, and set a spending limit there.
      </li>
      <li>Have its key stored as a secret of the server, as “What is missing” says. The key is never shown here.</li>
      <li>Choose the model and the budget below, and save.</li>
      <li>Try a question, then switch the assistant on here.</li>
    </ol>
  );
}
