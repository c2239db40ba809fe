import { referencePattern } from '@tutoring/domain/lead-limits';
import { ReferenceCard, type ReferenceCardProps } from '@tutoring/ui/reference-card';
import { useEffect, useState } from 'react';

/** The reference in the page's address, if it is one: any other text there is not ours to show. */
export default function LiveReference({ words }: { words: NonNullable<ReferenceCardProps['messages']> }) {
  const [reference, setReference] = useState('');
  useEffect(() => {
    const given = new URLSearchParams(location.search).get('reference') ?? '';
    if (referencePattern.test(given)) setReference(given);
  }, []);
  return <ReferenceCard reference={reference} messages={words} />;
}
