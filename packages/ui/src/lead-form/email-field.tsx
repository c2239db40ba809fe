import { LEAD_LIMITS } from '@tutoring/domain/lead-limits';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { fill } from '../lib/fill';
import { controlProps, Field, type FieldContext } from './fields';
import { likelyAddress } from './likely-address';
import * as styles from './lead-form.css';

/** Milliseconds without a key after which an address counts as typed. */
const TYPED_MS = 600;

/** An email address; a likely slip is asked about, and never refused. */
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
  const { words, isCleared } = context;
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [meant, setMeant] = useState<string>();
  useEffect(() => () => clearTimeout(timer.current), []);
  /** As if the visitor had typed it: the form keeps and checks it like anything else. */
  const correct = () => {
    if (!input.current || !meant) return;
    input.current.value = meant;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
    setMeant(undefined);
  };
  return (
    <Field context={context} field={field} label={words[field]} help={help} className={className}>
      <input
        {...controlProps(context, field, Boolean(help))}
        ref={input}
        type="email"
        autoComplete={autoComplete}
        dir="ltr"
        maxLength={LEAD_LIMITS[field]}
        onInput={({ currentTarget }) => {
          clearTimeout(timer.current);
          // What was asked about is gone.
          if (isCleared) setMeant(undefined);
          // Half an address is no slip.
          timer.current = setTimeout(() => setMeant(likelyAddress(currentTarget.value)), TYPED_MS);
        }}
      />
      <div role="status">
        {meant && !isCleared && (
          <Button variant="secondary" className={styles.meant} onClick={correct}>
            {fill(words.emailSlip, { address: meant })}
          </Button>
        )}
      </div>
    </Field>
  );
}
