import { LEAD_LIMITS } from '@tutoring/domain/lead-limits';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { fill } from '../lib/fill';
import { controlProps, Field, type FieldContext } from './fields';
import { likelyAddress } from './likely-address';
import * as styles from './lead-form.css';

/** Milliseconds without input after which an address counts as complete. */
const TYPED_MS = 600;

/** A field for an email address. It asks about a likely typo, but never rejects it. */
export function EmailField({
  context,
  field,
  help,
  className,
  autoComplete,
}: {
  context: FieldContext;
  field: 'email' | 'guardianEmail';
  help: ReactNode;
  className?: string;
  autoComplete: string;
}) {
  const { messages, isCleared } = context;
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [meant, setMeant] = useState<string>();
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Corrects the address with an input event, so that the form saves and checks it like typed text. */
  const correct = () => {
    if (!input.current || !meant) return;
    input.current.value = meant;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
    setMeant(undefined);
  };
  return (
    <Field context={context} field={field} label={messages[field]} help={help} className={className}>
      <input
        {...controlProps(context, field, Boolean(help))}
        ref={input}
        type="email"
        autoComplete={autoComplete}
        dir="ltr"
        maxLength={LEAD_LIMITS[field]}
        onInput={({ currentTarget }) => {
          clearTimeout(timer.current);
          // The address of the suggestion was cleared.
          if (isCleared) setMeant(undefined);
          // Waits, because half an address would look like a typo.
          timer.current = setTimeout(() => setMeant(likelyAddress(currentTarget.value)), TYPED_MS);
        }}
      />
      <div role="status">
        {meant && !isCleared && (
          <Button variant="secondary" className={styles.meant} onClick={correct}>
            {fill(messages.emailSlip, { address: meant })}
          </Button>
        )}
      </div>
    </Field>
  );
}
