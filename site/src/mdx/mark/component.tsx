import { Marked } from '@tutoring/ui/marked-script';
import { Highlight } from '@tutoring/ui/text';
import type { PropsOf } from '../registry';

export function Mark({ note, children, ...rest }: PropsOf<'Mark'>) {
  if (!note) return <Highlight>{children}</Highlight>;
  return (
    <Marked note={note} {...rest}>
      {children}
    </Marked>
  );
}
