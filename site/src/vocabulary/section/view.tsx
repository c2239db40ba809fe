import { CoverSheet } from '@tutoring/ui/cover-sheet';
import { Section as UiSection } from '@tutoring/ui/layout';
import { Prose } from '@tutoring/ui/text';
import { useLanguage, usePage } from '../../shell/page-data';
import { BookingLink } from '../booking-link/view';
import { itemsOf, split } from '../children';
import { DRAWINGS } from '../drawings';
import type { PropsOf } from '../words';
import { Terms } from './terms';

/**
 * `drawing`: one of the house's, below the heading; `wide`: the content needs the page's whole width. A section that asks to
 * book is the page's cover sheet.
 */
export function Section({ title, tone, id, drawing, wide, children }: PropsOf<'Section'>) {
  const { words } = useLanguage();
  const { tellsTerms } = usePage();
  const [call, text] = split(children, BookingLink);
  const [lists, bring] = split(text, 'ol');
  if (call.length > 0)
    return (
      <CoverSheet
        id={id}
        heading={title}
        price={words.free}
        // A list of its own says what happens.
        steps={lists.length > 0 ? itemsOf(lists) : [words.stepTime, words.stepWork, words.stepPlan]}
        action={call}
      >
        <Prose>{bring}</Prose>
        {tellsTerms && <Terms />}
      </CoverSheet>
    );
  const Drawing = drawing && DRAWINGS[drawing];
  return (
    <UiSection heading={title} tone={tone} id={id} wide={wide !== undefined} margin={Drawing && <Drawing />}>
      <Prose>{children}</Prose>
    </UiSection>
  );
}
