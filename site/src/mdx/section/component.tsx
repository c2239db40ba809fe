import { CoverSheet } from '@tutoring/ui/cover-sheet';
import { Section as UiSection } from '@tutoring/ui/layout';
import { SessionNote } from '@tutoring/ui/session-timeline';
import { Prose } from '@tutoring/ui/text';
import type { ReactNode } from 'react';
import { useLanguage, usePage } from '../../shared/page-data';
import { Assessment } from '../assessment/component';
import { BookingLink } from '../booking-link/component';
import { itemsOf, partitionChildren } from '../children';
import { Poster } from '../poster/component';
import type { PropsOf } from '../registry';
import { Session } from '../session/component';
import { fold } from './fold';
import { Terms } from './terms';

/**
 * A section of a page. A <Poster> goes into its margin; `wide` uses the page's whole width. A section with
 * a <BookingLink> becomes the cover sheet. On service pages, long lists and texts fold.
 */
export function Section({ title, tone, id, wide, children }: PropsOf<'Section'>) {
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
        steps={lists.length > 0 ? itemsOf(lists) : [messages.stepTime, messages.stepWork, messages.stepPlan]}
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
      kind={kindOf(content)}
      tone={tone}
      id={id}
      wide={wide !== undefined}
      margin={posters.length > 0 && posters}
    >
      <Prose>{folds ? fold(content) : content}</Prose>
    </UiSection>
  );
}

/** A section's kind by its content: a session is a view of the product, tables are dense. */
function kindOf(content: ReactNode): 'text' | 'plate' | 'dense' {
  const has = (...types: unknown[]) => partitionChildren(content, ...types)[0].length > 0;
  if (has(Session)) return 'plate';
  return has(Assessment, 'table') ? 'dense' : 'text';
}
