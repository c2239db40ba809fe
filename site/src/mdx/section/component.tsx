import { CoverSheet } from '@tutoring/ui/cover-sheet';
import { Section as UiSection, type SectionProps } from '@tutoring/ui/layout';
import { SessionNote } from '@tutoring/ui/session-timeline';
import { Prose } from '@tutoring/ui/text';
import { useLanguage, usePage } from '../../shared/page-data';
import { BookingLink } from '../booking-link/component';
import { itemsOf, partitionChildren } from '../children';
import { Poster } from '../poster/component';
import type { PropsOf } from '../registry';
import { fold } from './fold';
import { Terms } from './terms';

/** How many texts under headings stay open on service pages, where a section does not ask for `fold`. */
const OPEN_TEXTS = 3;

/**
 * A section of a page. A <Poster> goes into its margin; `wide` uses the page's whole width. A section with
 * a <BookingLink> becomes the cover sheet. On service pages, long lists fold, and texts under headings after the third. With
 * `fold`, texts fold after the first, on every page.
 */
export function Section({
  title,
  tone,
  id,
  wide,
  fold: asked,
  kind,
  children,
}: PropsOf<'Section'> & Pick<SectionProps, 'kind'>) {
  const { messages, layout } = useLanguage();
  const { hasTerms, inquiry, folds } = usePage();
  const [bookingLinks, text] = partitionChildren(children, BookingLink);
  const [lists, rest] = partitionChildren(text, 'ol');
  if (bookingLinks.length > 0)
    return (
      <CoverSheet
        id={id}
        heading={title}
        price={messages.free}
        // The writer's own list replaces the default steps.
        steps={lists.length > 0 ? itemsOf(lists) : layout.bookingSteps}
        action={bookingLinks}
        beside={<SessionNote well={messages.sampleWell} lost={messages.sampleLost} next={messages.sampleNext} sample />}
        details={!inquiry && layout.consultation}
      >
        <Prose>{rest}</Prose>
        {hasTerms && <Terms />}
      </CoverSheet>
    );
  const [posters, content] = partitionChildren(children, Poster);
  return (
    <UiSection
      heading={title}
      kind={kind}
      tone={tone}
      id={id}
      wide={wide !== undefined}
      margin={posters.length > 0 && posters}
    >
      <Prose>{(folds ?? asked) ? fold(content, asked ? 1 : OPEN_TEXTS) : content}</Prose>
    </UiSection>
  );
}
