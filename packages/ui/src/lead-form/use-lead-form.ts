import { needsGuardian, type LeadStep } from '@tutoring/domain/lead-limits';
import { useEffect, useRef, useState, type FormEvent, type FormHTMLAttributes, type ForwardedRef } from 'react';
import { callersFirst } from '../lib/callers-first';
import { useLatest } from '../lib/use-latest';
import { useMergedRef } from '../lib/use-merged-ref';
import { clearDraft, loadDraft, saveDraft } from './draft';
import { isAnswer, type Found } from './found-in-page';
import { useBrought } from './use-brought';
import { useProblems } from './use-problems';
import { loadSender, useSending, type Sending } from './use-sending';
import { draftOf, empty, fieldsOf, hasFiles, restore, valuesOf } from './values';

interface Options extends Sending {
  ref: ForwardedRef<HTMLFormElement>;
  /** The form's state in the HTML before hydration. */
  found: Found;
  /** Whether all options are in the document, so that the draft can select them. */
  isComplete: boolean;
  /** The caller's handlers. */
  callers: Pick<FormHTMLAttributes<HTMLFormElement>, 'onFocus' | 'onInput' | 'onSubmit'>;
}

/** The form's behaviour. Its fields are uncontrolled, so hydration loses nothing that the visitor typed before. */
export function useLeadForm({ found, isComplete, ref, callers, ...options }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const { problems, summaryRef, show, check, recheck } = useProblems(found.problems, formRef, options);
  const sending = useSending(found, show, options);
  const { look, brought } = useBrought(formRef);
  /** The values that “Clear the form” removed, for “Undo”. */
  const [cleared, setCleared] = useState<Record<string, string>>();
  /** Whether there was a draft. If so, the time since the page load is not the time that the visitor took. */
  const hadDraft = useRef(false);

  const showGuardian = (form: HTMLFormElement) => {
    const minorConsent = options.minorConsent?.();
    // If the age of consent is unknown, the styles show the field to all students who may need it.
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
      look(form);
      showGuardian(form);
      if (waiting) sending.resume(waiting);
      else sending.recognise(valuesOf(form));
    };
  });
  useEffect(() => {
    // If the page is the server's answer, its values are newer than the draft.
    if (isComplete && formRef.current && !isAnswer(found)) begin.current?.(formRef.current);
  }, [found, isComplete]);
  useEffect(() => {
    // The server knows the visitor's place better: if it requires the field, show it.
    if (problems.guardianEmail && formRef.current) formRef.current.dataset.guardian = 'yes';
  }, [problems.guardianEmail]);

  const recognise = useLatest(sending.recognise);
  useEffect(() => {
    // “Back” may restore this page from the back/forward cache.
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
    look(form);
    showGuardian(form);
    setCleared(undefined);
    sending.changed();
  };

  return {
    ...sending,
    brought,
    problems,
    summaryRef,
    isCleared: cleared !== undefined,
    /** Returns whether the visitor may leave a step. If not, it shows the step's problems. */
    mayLeave: (step: LeadStep) => (formRef.current ? check(formRef.current, step) : Promise.resolve(true)),
    /** Saves proposed values in the draft. They cause no input event. */
    keepProposal: () => {
      if (!formRef.current) return;
      keep(formRef.current);
      if (sending.sentBefore) sending.recognise(valuesOf(formRef.current));
    },
    /** Empties the form. The next call restores the values. */
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
      look(form);
      sending.cleared();
      setCleared(values);
    },
    formProps: {
      ref: useMergedRef(formRef, ref),
      // Loads the module early. If that fails, submitting loads it again.
      onFocus: callersFirst(callers.onFocus, () => void loadSender().catch(() => undefined)),
      onInput: callersFirst(callers.onInput, ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        onInput(currentTarget);
        void recheck(currentTarget, (target as HTMLInputElement).name);
      }),
      onSubmit: callersFirst(callers.onSubmit, (event: FormEvent<HTMLFormElement>) => {
        // The browser sends files that no script has prepared (pages/pages-field.tsx).
        if (hasFiles(event.currentTarget)) return;
        event.preventDefault();
        const elapsed = hadDraft.current ? undefined : Math.round(performance.now());
        void sending.send(valuesOf(event.currentTarget), elapsed);
      }),
    },
  };
}
