import type { Assistant, AssistantUse } from '@tutoring/domain/assistant';
import { useId } from 'react';
import { countText, failureText, microsText, dollarsText, monthText, nextMonthText, numberText } from './words';
import * as styles from './assistant.css';

const MILLION = 1_000_000;

/** What this month's questions have used of the budget. */
export function Month({ assistant: { settings, use, before, month, failure } }: { assistant: Assistant }) {
  const id = useId();
  const { prices, dollars, questions } = settings;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {monthText(month)}
      </h2>
      <Bar label="Questions" used={use.questions} of={questions} text={numberText} />
      {prices ? (
        <Bar label="Cost, estimated" used={use.micros / MILLION} of={dollars} text={dollarsText} />
      ) : (
        <p>
          The cost is unknown until you write the provider’s prices below. Until then only the number of questions
          limits it.
        </p>
      )}
      {use.questions > 0 && (
        <p className={styles.quiet}>
          {numberText(use.input)} tokens in and {numberText(use.output)} out. {estimateText(use)} What counts is the
          provider’s bill. A new month begins on {nextMonthText(month)} (UTC).
        </p>
      )}
      {use.failed > 0 && (
        <div className={styles.notice} data-state="problem">
          <p>
            {numberText(use.failed)} of {countText(use.questions, 'question')} got no answer from the model; these
            visitors got quotations. The last time: {failureText(failure)}
          </p>
        </div>
      )}
      {before.questions > 0 && (
        <p className={styles.quiet}>
          The month before: {countText(before.questions, 'question')}
          {before.micros > 0 ? `, about ${microsText(before.micros)}` : ''}.
        </p>
      )}
    </section>
  );
}

/** How exact the count is. */
function estimateText({ questions, estimated }: AssistantUse): string {
  if (estimated === 0) return 'The provider reports them.';
  if (estimated === questions) return 'The provider reported none: they are estimated from the length of the texts.';
  return `For ${numberText(estimated)} of ${countText(questions, 'question')} the provider reported none, so they are estimated.`;
}

interface BarProps {
  label: string;
  used: number;
  of: number;
  text: (value: number) => string;
}

function Bar({ label, used, of, text }: BarProps) {
  const id = useId();
  return (
    <div className={styles.use}>
      <p>
        <span id={id}>{label}</span>
        <strong>
          {text(used)} of {text(of)}
        </strong>
      </p>
      <progress
        className={styles.bar}
        aria-labelledby={id}
        max={Math.max(of, Number.MIN_VALUE)}
        value={Math.min(used, of)}
      />
    </div>
  );
}
