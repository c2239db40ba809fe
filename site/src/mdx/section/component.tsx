import { CoverSheet } from '@tutoring/ui/cover-sheet';
import { Section as UiSection } from '@tutoring/ui/layout';
import { Prose } from '@tutoring/ui/text';
import { useLanguage, usePage } from '../../shared/page-data';
import { BookingLink } from '../booking-link/component';
import { itemsOf, split } from '../children';
import { DRAWINGS } from '../drawings';
import type { PropsOf } from '../registry';
import { Terms } from './terms';

/**
 * `drawing`: one of the house's, below the heading; `wide`: the content needs the page's whole width. A section that asks to
 * book is the page's cover sheet.
 */
export function Section({ title, tone, id, drawing, wide, children }: PropsOf<'Section'>) {
  const { messages } = useLanguage();
  const { tellsTerms } = usePage();
  const [call, text] = split(children, BookingLink);
  const [lists, bring] = split(text, 'ol');
  if (call.length > 0)
    return (
      <CoverSheet
        id={id}
        heading={title}
        price={messages.free}
        // A list of its own says what happens.
        steps={lists.length > 0 ? itemsOf(lists) : [messages.stepTime, messages.stepWork, messages.stepPlan]}
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
