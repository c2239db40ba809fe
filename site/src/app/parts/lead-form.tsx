import { LEAD_VALUE } from '@tutoring/domain/events';
import { LeadForm } from '@tutoring/ui/lead-form';
import { useRef } from 'react';
import type { InVisit } from '../../contract/part';
import { waker } from '../wake';

interface LeadFormPartProps extends InVisit {
  /** The path of the page on which it stands. */
  page: string;
}

/** Milliseconds that counting a lead may delay the page of thanks. */
const COUNT_TIMEOUT_MS = 300;

/** The contact form; a stored lead leads to the page of thanks. */
export function Part({ page, visit }: LeadFormPartProps) {
  const counted = useRef<string>(undefined);
  return (
    <LeadForm
      page={page}
      attribution={visit?.attribution}
      onSent={(reference) => {
        // The form says so again when somebody presses Send while the page of thanks is on its way.
        if (counted.current !== reference) visit?.track('generate_lead', { page_path: page, ...LEAD_VALUE });
        counted.current = reference;
        // Counted or not, and soon: the lead is what matters.
        const late = new Promise((resolve) => setTimeout(resolve, COUNT_TIMEOUT_MS));
        void Promise.race([visit?.handOn(), late]).finally(() => {
          location.assign(`/thanks?reference=${reference}`);
        });
      }}
    />
  );
}

export const wake = waker('lead-form', Part);
