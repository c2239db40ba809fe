import { Link } from '@tutoring/ui/link';
import { MarkExercise as UiMarkExercise } from '@tutoring/ui/mark-exercise';
import { usePage } from '../../shared/page-data';
import type { PropsOf } from '../registry';

/** An answer for the reader to mark, written here or taken from another page with a link to it. */
export function MarkExercise({ facts: { question, sentences, page, scheme } }: PropsOf<'MarkExercise'>) {
  const { path } = usePage();
  return (
    <UiMarkExercise question={question} sentences={sentences} href={page.href} sample>
      {scheme && <p>{scheme}</p>}
      {page.href !== path && <Link href={page.href}>{page.title}</Link>}
    </UiMarkExercise>
  );
}
