import { Sidenote } from '@tutoring/ui/sidenote';
import type { PropsOf } from '../registry';

export function Note({ text }: PropsOf<'Note'>) {
  return <Sidenote>{text}</Sidenote>;
}
