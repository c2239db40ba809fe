import { MarkedScript } from '@tutoring/ui/marked-script';
import type { PropsOf } from '../words';

export function Script({ title, grade, children }: PropsOf<'Script'>) {
  return (
    <MarkedScript title={title} grade={grade} sample>
      {children}
    </MarkedScript>
  );
}
