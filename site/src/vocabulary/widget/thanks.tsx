import { LEAD_WORDS, type LeadWords } from '@tutoring/domain/lead-words';
import { BookingLink } from '@tutoring/ui/booking-link';
import { ButtonLink } from '@tutoring/ui/button';
import { Row, Section } from '@tutoring/ui/layout';
import { ReferenceCard } from '@tutoring/ui/reference-card';
import { Prose } from '@tutoring/ui/text';
import { useLanguage } from '../../shell/page-data';

/*
 * What the page of thanks says. It stands here in English; the edge puts the words that are marked into the language of whoever
 * wrote, and fills in the reference and the time (packages/edge/src/pages/thanks.ts).
 */
const words = LEAD_WORDS.en;

const say = (word: keyof LeadWords) => ({ 'data-word': word, children: words[word] });

/** The reference of what was received. */
export function Received() {
  return (
    <>
      <ReferenceCard reference="" />
      <p {...say('received')} />
      <p {...say('quote')} />
    </>
  );
}

/** What happens next and by when, the calendar, and a reminder. */
export function NextSteps() {
  const { shell } = useLanguage();
  return (
    <Section heading={<span {...say('next')} />} tone="sunken">
      <Prose>
        <ol>
          <li {...say('read')} />
          <li {...say('answer')} />
          <li {...say('decide')} />
        </ol>
        <p>
          <strong data-due="" hidden />
        </p>
        <p {...say('spam')} />
        <p {...say('bookHelp')} />
        <Row>
          <BookingLink href={shell.bookingUrl} data-prefill="" data-word="book" />
          <ButtonLink kind="secondary" href="/thanks" data-reminder="" data-word="reminder" hidden>
            {words.reminder}
          </ButtonLink>
        </Row>
      </Prose>
    </Section>
  );
}
