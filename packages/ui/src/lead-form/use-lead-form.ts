import type { Attribution } from '@tutoring/domain/attribution';
import type { LeadProblems } from '@tutoring/domain/lead-limits';
import { useEffect, useRef, useState, type ForwardedRef, type FormEvent } from 'react';
import { attemptKey, clearDraft, loadDraft, saveDraft } from './draft';
import { VISIBLE_FIELDS } from './fields';

/** Checking and sending need the schemas; they come with the first touch of the form. */
const loadSender = () => import('./send-lead');

type Failure = 'failedOffline' | 'failedBusy' | 'failedServer';
const FAILURES = { offline: 'failedOffline', busy: 'failedBusy', server: 'failedServer' } as const;

/** The form's behaviour. Its fields stay the browser's own (uncontrolled), so nothing typed early is lost. */
export function useLeadForm({
  endpoint,
  onSent,
  attribution,
  ref,
}: {
  endpoint: string;
  onSent: (reference: string) => void;
  attribution: (() => Attribution | undefined) | undefined;
  ref: ForwardedRef<HTMLFormElement>;
}) {
  const formRef = useRef<HTMLFormElement | null>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [problems, setProblems] = useState<LeadProblems>({});
  const [failure, setFailure] = useState<Failure>();
  const [sending, setSending] = useState(false);

  useEffect(() => {
    setReady(true);
    if (formRef.current) restore(formRef.current, loadDraft());
  }, []);

  useEffect(() => {
    if (Object.keys(problems).length > 0) summaryRef.current?.focus();
  }, [problems]);

  async function submit(form: HTMLFormElement) {
    setSending(true);
    setFailure(undefined);
    const values = valuesOf(form);
    try {
      const { sendLead } = await loadSender();
      const from = attribution?.();
      // Another way here is another message: the key would not fit it.
      const key = attemptKey(from ? { ...values, attribution: JSON.stringify(from) } : values);
      const outcome = await sendLead(endpoint, values, key, from);
      setProblems(outcome.kind === 'problems' ? outcome.problems : {});
      if (outcome.kind === 'failed') setFailure(FAILURES[outcome.reason]);
      // A problem that no field can show is ours, not the visitor's.
      if (outcome.kind === 'problems' && VISIBLE_FIELDS.every((field) => !outcome.problems[field])) {
        setFailure('failedServer');
      }
      if (outcome.kind === 'sent') {
        clearDraft();
        onSent(outcome.reference);
      }
    } catch {
      // The sender itself could not be loaded.
      setFailure(navigator.onLine ? 'failedServer' : 'failedOffline');
    }
    setSending(false);
  }

  return {
    problems,
    failure,
    sending,
    summaryRef,
    formProps: {
      ref: (form: HTMLFormElement | null) => {
        formRef.current = form;
        if (typeof ref === 'function') ref(form);
        else if (ref) ref.current = form;
      },
      // The browser's own bubbles serve visitors without JavaScript; ours speak the page's language.
      noValidate: ready,
      // Failing to load early is no failure: submitting tries again.
      onFocus: () => void loadSender().catch(() => undefined),
      onInput: (event: FormEvent<HTMLFormElement>) => saveDraft(valuesOf(event.currentTarget)),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!sending) void submit(event.currentTarget);
      },
    },
  };
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

function restore(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (name === 'page' || !control) continue;
    // What was typed before the scripts came wins over the older draft.
    if (control instanceof RadioNodeList) control.value ||= value;
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value ||= value;
    else if (control instanceof HTMLSelectElement && control.selectedOptions[0]?.defaultSelected) control.value = value;
  }
}
