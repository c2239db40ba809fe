import { referencePattern } from '@tutoring/domain/lead-limits';
import { ReferenceCard, type ReferenceCardProps } from '@tutoring/ui/reference-card';
import { useSyncExternalStore } from 'react';

/** The reference in the page's address, if it is one: any other text there is not ours to show. */
export default function LiveReference({ words }: { words: NonNullable<ReferenceCardProps['messages']> }) {
  const reference = useSyncExternalStore(noChange, readReference, () => '');
  return <ReferenceCard reference={reference} messages={words} />;
}

/** The address does not change while the page is shown. */
const noChange = () => () => undefined;

function readReference(): string {
  const given = new URLSearchParams(location.search).get('reference') ?? '';
  return referencePattern.test(given) ? given : '';
}
