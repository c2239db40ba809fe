import { LEAD_LIMITS } from '@tutoring/domain/lead-limits';
import { cx } from '../lib/cx';
import { controlProps, Field, Tick } from './fields';
import * as styles from './lead-form.css';
import { PagesField, type PagesFieldProps } from './pages/pages-field';
import type { StepProps } from './steps';

/** The pages that a tutor is to mark, and what they are. */
export function WorkFields({ context, found, ...pages }: StepProps & PagesFieldProps) {
  const { messages } = context;
  return (
    <>
      <PagesField context={context} {...pages} />
      <Tick context={context} field="handedBack" label={messages.handedBack} chosen={found.chosen} />
      <Field context={context} field="question" label={messages.question} help={messages.questionHelp}>
        <textarea
          {...controlProps(context, 'question', true)}
          rows={4}
          maxLength={LEAD_LIMITS.question}
          defaultValue={found.question}
        />
      </Field>
    </>
  );
}

/** Whether an adult lets us show the work. */
export function MaySample({ context, found }: StepProps) {
  return (
    <Tick
      context={context}
      field="maySample"
      label={context.messages.maySample}
      chosen={found.chosen}
      className={cx(styles.ofAdults, styles.ofPupils)}
    />
  );
}
