import { LeadForm, type LeadFormProps } from '@tutoring/ui/lead-form';
import { goTo } from '../platform/navigate';
import { usePage } from './page-data';

interface Props {
  page: string;
  words: NonNullable<LeadFormProps['messages']>;
}

/** The contact form; a stored lead leads to the page of thanks. */
export default function LiveLeadForm({ page, words }: Props) {
  const { language } = usePage();
  return (
    <LeadForm page={page} messages={words} onSent={(reference) => goTo(`/thanks?reference=${reference}`, language)} />
  );
}
