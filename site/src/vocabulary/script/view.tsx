import { Link } from '@tutoring/ui/link';
import { MarkedScript } from '@tutoring/ui/marked-script';
import { renderNodes } from '../render';
import type { PropsOf } from '../words';

/** A script written here, or that of another page with the way there. */
export function Script({ title = '', grade, facts: { of }, children }: PropsOf<'Script'>) {
  if (!of)
    return (
      <MarkedScript title={title} grade={grade} sample>
        {children}
      </MarkedScript>
    );
  return (
    <>
      <MarkedScript title={of.title} grade={of.grade} sample>
        {renderNodes(of.body)}
      </MarkedScript>
      <Link href={of.href}>{of.page}</Link>
    </>
  );
}
