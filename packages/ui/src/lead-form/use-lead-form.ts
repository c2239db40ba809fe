import { needsGuardian } from '@tutoring/domain/lead-limits';
import { useEffect, useRef, useState, type FormEvent, type FormHTMLAttributes, type ForwardedRef } from 'react';
import { callersFirst } from '../lib/callers-first';
import { useMergedRef } from '../lib/use-merged-ref';
import { clearDraft, loadDraft, saveDraft } from './draft';
import { isAnswer, type Found } from './found-in-page';
import { loadSender, useRetries, useSending, type Sending } from './use-sending';
import { empty, restore, valuesOf } from './values';

interface Options extends Sending {
  ref: ForwardedRef<HTMLFormElement>;
  /** What stands in the page's form when the scripts come. */
  found: Found;
  /** The caller's handlers. */
  callers: Pick<FormHTMLAttributes<HTMLFormElement>, 'onFocus' | 'onInput' | 'onSubmit'>;
}

/** The form's behaviour. Its fields stay the browser's own (uncontrolled), so nothing typed early is lost. */
export function useLeadForm({ found, ref, callers, ...options }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const { problems, summaryRef, ...sending } = useSending(found, options);
  /** What the button for clearing has taken away. */
  const [cleared, setCleared] = useState<Record<string, string>>();

  const showGuardian = (form: HTMLFormElement) => {
    const minorConsent = options.minorConsent?.();
    if (minorConsent === undefined) return;
    // Not known, the styles show it to everybody who might need it.
    form.dataset.guardian = needsGuardian(valuesOf(form), minorConsent) ? 'yes' : 'no';
  };

  const begin = useRef<(form: HTMLFormElement) => void>(undefined);
  useEffect(() => {
    begin.current = (form) => {
      const { values, isWaiting } = loadDraft();
      restore(form, values);
      showGuardian(form);
      if (isWaiting) void sending.send(valuesOf(form));
    };
  });
  useEffect(() => {
    // The answer to what was sent is newer than any draft.
    if (formRef.current && !isAnswer(found)) begin.current?.(formRef.current);
  }, [found]);

  useRetries(sending.stage === 'waiting', () =>
    formRef.current ? sending.sendWaiting(valuesOf(formRef.current)) : Promise.resolve(true),
  );

  const onInput = (form: HTMLFormElement) => {
    saveDraft(valuesOf(form));
    showGuardian(form);
    setCleared(undefined);
    sending.changed();
  };

  return {
    ...sending,
    problems,
    summaryRef,
    isCleared: cleared !== undefined,
    /** Empties the form; once more, and what it took away is back. */
    clear: () => {
      const form = formRef.current;
      if (!form) return;
      if (cleared) {
        restore(form, cleared);
        onInput(form);
        return;
      }
      const values = valuesOf(form);
      empty(form);
      clearDraft();
      sending.changed();
      setCleared(values);
    },
    formProps: {
      ref: useMergedRef(formRef, ref),
      // Failing to load early is no failure: submitting tries again.
      onFocus: callersFirst(callers.onFocus, () => void loadSender().catch(() => undefined)),
      onInput: callersFirst(callers.onInput, (event: FormEvent<HTMLFormElement>) => onInput(event.currentTarget)),
      onSubmit: callersFirst(callers.onSubmit, (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void sending.send(valuesOf(event.currentTarget));
      }),
    },
  };
}
