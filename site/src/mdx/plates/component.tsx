import { Scroller } from '@tutoring/ui/scroller';
import type { PropsOf } from '../registry';

/** Plates beside each other. On phones they scroll sideways. */
export function Plates({ label, children }: PropsOf<'Plates'>) {
  return (
    <Scroller row aria-label={label}>
      {children}
    </Scroller>
  );
}
