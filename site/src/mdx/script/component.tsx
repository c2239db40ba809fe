import { Attempt } from '@tutoring/ui/attempt';
import { Link } from '@tutoring/ui/link';
import { MarkedScript } from '@tutoring/ui/marked-script';
import { usePage } from '../../shared/page-data';
import { renderNodes } from '../render-nodes';
import type { PropsOf } from '../registry';

/**
 * A script written here, or that of another page with the way there; `try`: to be seen after one has tried oneself, and
 * the name of the question on its page.
 */
export function Script({ title = '', grade, try: question, scheme, more, facts: { of }, children }: PropsOf<'Script'>) {
  const { path } = usePage();
  if (of)
    return (
      <>
        <MarkedScript title={of.title} grade={of.grade} sample>
          {renderNodes(of.body)}
        </MarkedScript>
        <Link href={of.href}>{of.page}</Link>
      </>
    );
  const script = (
    <MarkedScript title={title} grade={grade} sample>
      {children}
    </MarkedScript>
  );
  if (!question) return script;
  return (
    <Attempt name={`${path}#${question}`} scheme={scheme} more={more}>
      {script}
    </Attempt>
  );
}
