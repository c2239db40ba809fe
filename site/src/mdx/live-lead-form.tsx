import { LEAD_VALUE } from '@tutoring/domain/events';
import { LeadForm, type LeadFormProps } from '@tutoring/ui/lead-form';
import { useRef } from 'react';
import { attribution } from '../analytics/attribution';
import { goTo } from '../platform/navigate';
import { usePage } from './page-data';

/** Milliseconds that counting a lead may delay the page of thanks. */
const COUNT_TIMEOUT_MS = 300;

interface Props {
  page: string;
  words: NonNullable<LeadFormProps['messages']>;
}

/** The contact form; a stored lead leads to the page of thanks. */
export default function LiveLeadForm({ page, words }: Props) {
  const { language } = usePage();
  const counted = useRef<string>(undefined);
  return (
    <LeadForm
      page={page}
      messages={words}
      attribution={attribution}
      onSent={(reference) => {
        // The form says so again when somebody presses Send while the page of thanks is on its way.
        const isNew = counted.current !== reference;
        counted.current = reference;
        void (isNew ? countLead(page) : Promise.resolve()).then(() => {
          goTo(`/thanks?reference=${reference}`, language);
        });
      }}
    />
  );
}

/** Counts a lead, if the visitor allows it. Resolves in any case, and soon: the lead is what matters. */
async function countLead(page: string): Promise<void> {
  const counted = import('../analytics/analytics').then(
    ({ track }) => {
      track('generate_lead', { page_path: page, ...LEAD_VALUE });
    },
    () => undefined,
  );
  await Promise.race([counted, new Promise((resolve) => setTimeout(resolve, COUNT_TIMEOUT_MS))]);
}
