import { LEAD_STEPS, type LeadField, type LeadProblems, type LeadStep } from '@tutoring/domain/lead-limits';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../lib/use-latest';
import { CHECKED_FIELDS } from './fields';
import type { Companions } from './send-lead';
import { loadSender } from './use-sending';
import { valuesOf } from './values';

/** For each field, the fields that are required or not depending on its value. */
const ASKED_BY: Partial<Record<string, readonly LeadField[]>> = {
  role: ['age', 'guardianEmail'],
  age: ['guardianEmail'],
};

/**
 * The form's problems, and how it shows them.
 * @param found The problems in the HTML before hydration.
 */
export function useProblems(
  found: LeadProblems,
  formRef: RefObject<HTMLFormElement | null>,
  companions: Pick<Companions, 'minorConsent'>,
) {
  const summaryRef = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState(found);
  /** Counts the checks that found problems. Each moves the focus to the summary. Corrections do not count. */
  const [failures, setFailures] = useState(0);

  const latest = useLatest(problems);
  useEffect(() => {
    if (failures === 0) return;
    const first = CHECKED_FIELDS.find((field) => latest.current[field]);
    const step = formRef.current?.querySelector(`[name="${first}"]`)?.closest('details');
    if (step) step.open = true;
    summaryRef.current?.focus();
  }, [failures, formRef, latest]);

  const show = (next: LeadProblems) => {
    setProblems(next);
    if (Object.keys(next).length > 0) setFailures((count) => count + 1);
  };

  return {
    problems,
    summaryRef,
    show,
    /** Returns whether the fields of a step are valid. If not, it shows their problems. */
    check: async (form: HTMLFormElement, step: LeadStep): Promise<boolean> => {
      const fields = CHECKED_FIELDS.filter((field) => (LEAD_STEPS[step] as readonly string[]).includes(field));
      if (fields.length === 0) return true;
      // If the schemas cannot be loaded, the step may be left. Send then reports the failure.
      const sender = await loadSender().catch(() => undefined);
      if (!sender) return true;
      const wrong = onlyOf(fields, sender.problemsOf(valuesOf(form), companions));
      show(wrong);
      return Object.keys(wrong).length === 0;
    },
    /** Checks a changed field and its dependent fields again, if they have problems. */
    recheck: async (form: HTMLFormElement, name: string): Promise<void> => {
      const fields = [name as LeadField, ...(ASKED_BY[name] ?? [])].filter((field) => problems[field]);
      if (fields.length === 0) return;
      const sender = await loadSender().catch(() => undefined);
      if (!sender) return;
      const values = valuesOf(form);
      const now = onlyOf(fields, sender.problemsOf(values, companions));
      setProblems((before) => {
        const others = Object.entries(before).filter(([field]) => !(fields as readonly string[]).includes(field));
        // Sometimes only the server knows that this field is required: keep the problem until it is filled.
        const isMissing = before[name as LeadField] === 'required' && !values[name]?.trim();
        return { ...Object.fromEntries(others), ...now, ...(isMissing && { [name]: 'required' as const }) };
      });
    },
  };
}

function onlyOf(fields: readonly LeadField[], problems: LeadProblems): LeadProblems {
  return Object.fromEntries(fields.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])));
}
