import { Poster as UiPoster } from '@tutoring/ui/poster';
import type { PropsOf } from '../registry';

/** A number in the margin of a section. Its only paragraph is the label. */
export function Poster({ value, children }: PropsOf<'Poster'>) {
  return <UiPoster value={value}>{children}</UiPoster>;
}
