import { Grid } from '@tutoring/ui/layout';
import type { PropsOf } from '../registry';

export function Cards({ children }: PropsOf<'Cards'>) {
  return <Grid>{children}</Grid>;
}
