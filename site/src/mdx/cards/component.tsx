import { Grid } from '@tutoring/ui/layout';
import { Scroller } from '@tutoring/ui/scroller';
import type { PropsOf } from '../registry';

/** Cards below or beside each other. With a label they stand in one row, which scrolls sideways on phones. */
export function Cards({ label, children }: PropsOf<'Cards'>) {
  if (!label) return <Grid>{children}</Grid>;
  return (
    <Scroller row aria-label={label}>
      {children}
    </Scroller>
  );
}
