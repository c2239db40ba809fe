import { LeadForm, type LeadFormProps } from '@tutoring/ui/lead-form';
import { navigate } from '../platform/navigate';

interface Props {
  page: string;
  words: NonNullable<LeadFormProps['messages']>;
}

/** The contact form; a stored lead leads to the page of thanks. */
export default function LiveLeadForm({ page, words }: Props) {
  return (
    <LeadForm page={page} messages={words} onSent={(reference) => void navigate(`/thanks?reference=${reference}`)} />
  );
}
