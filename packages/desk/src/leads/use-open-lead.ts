import { referencePattern } from '@tutoring/domain/lead-limits';
import { useFragment } from '../app/use-fragment';

const referenceIn = (fragment: string) => (referencePattern.test(fragment) ? fragment : undefined);

/** The lead that is open, such as `#L-7KQM-R4TX`. */
export function useOpenLead() {
  const { value: reference, onFollow, close } = useFragment(referenceIn);
  return { reference, onFollow, close };
}
