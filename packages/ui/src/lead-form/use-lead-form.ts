import { useEffect, useRef, useState, type FormEvent, type FormHTMLAttributes, type ForwardedRef } from 'react';
import { callersFirst } from '../lib/callers-first';
import { useMergedRef } from '../lib/use-merged-ref';
import { loadDraft, saveDraft } from './draft';
import { isAnswer, type Found } from './found-in-page';
import { loadSender, useSending, type Sending } from './use-sending';
import { restore, valuesOf } from './values';

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
  const [ready, setReady] = useState(false);

  useEffect(() => {
    setReady(true);
    // The answer to what was sent is newer than any draft.
    if (formRef.current && !isAnswer(found)) restore(formRef.current, loadDraft());
  }, [found]);

  return {
    ...sending,
    problems,
    summaryRef,
    formProps: {
      ref: useMergedRef(formRef, ref),
      // The browser's own bubbles serve visitors without JavaScript; ours speak the page's language.
      noValidate: ready,
      // Failing to load early is no failure: submitting tries again.
      onFocus: callersFirst(callers.onFocus, () => void loadSender().catch(() => undefined)),
      onInput: callersFirst(callers.onInput, (event: FormEvent<HTMLFormElement>) => {
        saveDraft(valuesOf(event.currentTarget));
        sending.changed();
      }),
      onSubmit: callersFirst(callers.onSubmit, (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void sending.send(valuesOf(event.currentTarget));
      }),
    },
  };
}
