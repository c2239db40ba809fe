import { needsGuardian, type LeadStep } from '@tutoring/domain/lead-limits';
import { useEffect, useRef, useState, type FormEvent, type FormHTMLAttributes, type ForwardedRef } from 'react';
import { callersFirst } from '../lib/callers-first';
import { useLatest } from '../lib/use-latest';
import { useMergedRef } from '../lib/use-merged-ref';
import { clearDraft, loadDraft, saveDraft } from './draft';
import { isAnswer, type Found } from './found-in-page';
import { useProblems } from './use-problems';
import { loadSender, useSending, type Sending } from './use-sending';
import { draftOf, empty, fieldsOf, restore, valuesOf } from './values';

interface Options extends Sending {
  ref: ForwardedRef<HTMLFormElement>;
  /** What stands in the page's form when the scripts come. */
  found: Found;
  /** Whether all that can be chosen is in the document. */
  isComplete: boolean;
  /** The caller's handlers. */
  callers: Pick<FormHTMLAttributes<HTMLFormElement>, 'onFocus' | 'onInput' | 'onSubmit'>;
}

/** The form's behaviour. Its fields stay the browser's own (uncontrolled), so nothing typed early is lost. */
export function useLeadForm({ found, isComplete, ref, callers, ...options }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const { problems, summaryRef, show, check, recheck } = useProblems(found.problems, formRef, options);
  const sending = useSending(found, show, options);
  /** What the button for clearing has taken away. */
  const [cleared, setCleared] = useState<Record<string, string>>();
  /** Whether something was typed before this page: then the page's time says nothing of whoever typed it. */
  const hadDraft = useRef(false);

  const showGuardian = (form: HTMLFormElement) => {
    const minorConsent = options.minorConsent?.();
    // Not known, the styles show it to everybody who might need it.
    if (minorConsent === undefined) return;
    form.dataset.guardian = needsGuardian(valuesOf(form), minorConsent) ? 'yes' : 'no';
  };
  const keep = (form: HTMLFormElement) => saveDraft(draftOf(form), fieldsOf(form));

  const begin = useRef<(form: HTMLFormElement) => void>(undefined);
  useEffect(() => {
    begin.current = (form) => {
      const { values, waiting } = loadDraft();
      hadDraft.current = Object.keys(values).length > 0;
      restore(form, values);
      showGuardian(form);
      if (waiting) sending.resume(waiting);
      else sending.recognise(valuesOf(form));
    };
  });
  useEffect(() => {
    // The answer to what was sent is newer than any draft.
    if (isComplete && formRef.current && !isAnswer(found)) begin.current?.(formRef.current);
  }, [found, isComplete]);
  useEffect(() => {
    // The edge knows better where the visitor is.
    if (problems.guardianEmail && formRef.current) formRef.current.dataset.guardian = 'yes';
  }, [problems.guardianEmail]);

  const recognise = useLatest(sending.recognise);
  useEffect(() => {
    // "Back" may bring the page as it was left.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && formRef.current) recognise.current(valuesOf(formRef.current));
    };
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pageshow', back);
    };
  }, [recognise]);

  const onInput = (form: HTMLFormElement) => {
    keep(form);
    showGuardian(form);
    setCleared(undefined);
    sending.changed();
  };

  return {
    ...sending,
    problems,
    summaryRef,
    isCleared: cleared !== undefined,
    /** Whether a step may be left: what is wrong with it is shown. */
    mayLeave: (step: LeadStep) => (formRef.current ? check(formRef.current, step) : Promise.resolve(true)),
    /** Keeps what was filled in for the visitor, who has typed nothing. */
    keepProposal: () => {
      if (!formRef.current) return;
      keep(formRef.current);
      if (sending.sentBefore) sending.recognise(valuesOf(formRef.current));
    },
    /** Empties the form; once more, and what it took away is back. */
    clear: () => {
      const form = formRef.current;
      if (!form) return;
      if (cleared) {
        restore(form, cleared);
        onInput(form);
        return;
      }
      const values = draftOf(form);
      empty(form);
      clearDraft();
      sending.cleared();
      setCleared(values);
    },
    formProps: {
      ref: useMergedRef(formRef, ref),
      // Failing to load early is no failure: submitting tries again.
      onFocus: callersFirst(callers.onFocus, () => void loadSender().catch(() => undefined)),
      onInput: callersFirst(callers.onInput, ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        onInput(currentTarget);
        void recheck(currentTarget, (target as HTMLInputElement).name);
      }),
      onSubmit: callersFirst(callers.onSubmit, (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const elapsed = hadDraft.current ? undefined : Math.round(performance.now());
        void sending.send(valuesOf(event.currentTarget), elapsed);
      }),
    },
  };
}
