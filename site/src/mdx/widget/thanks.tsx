import { LEAD_WORDS } from '@tutoring/domain/lead-words';
import { BookingLink } from '@tutoring/ui/booking-link';
import { ButtonLink } from '@tutoring/ui/button';
import { Row, Section } from '@tutoring/ui/layout';
import { ReferenceCard } from '@tutoring/ui/reference-card';
import { Prose } from '@tutoring/ui/text';
import { CONTACT, pathIn, THANKS } from '../../shared/paths';
import { useLanguage, usePage } from '../../shared/page-data';

/*
 * What the page of thanks says. The edge fills in the reference and the time; where it finds no message, it uncovers the way
 * to write one in place of all else (packages/edge/src/pages/thanks.ts).
 */

/** The reference of what was received. */
export function Received() {
  const { language } = usePage();
  const words = LEAD_WORDS[language];
  return (
    <>
      <ReferenceCard reference="" />
      <p data-received="">{words.received}</p>
      <p data-received="">{words.quote}</p>
      <p data-missing="" hidden>
        {words.missingHelp}
      </p>
      <p data-missing="" hidden>
        <ButtonLink href={pathIn(language, CONTACT)}>{words.write}</ButtonLink>
      </p>
    </>
  );
}

/** What happens next and by when, the calendar, and a reminder. */
export function NextSteps() {
  const words = LEAD_WORDS[usePage().language];
  const { layout } = useLanguage();
  return (
    <Section heading={words.next} tone="sunken">
      <Prose>
        <ol>
          <li>{words.read}</li>
          <li>{words.answer}</li>
          <li>{words.decide}</li>
        </ol>
        <p>
          <strong data-due="" hidden />
        </p>
        <p>{words.spam}</p>
        <p>{words.bookHelp}</p>
        <Row>
          <BookingLink href={layout.bookingUrl} data-prefill="" />
          <ButtonLink kind="secondary" href={THANKS} data-reminder="" hidden>
            {words.reminder}
          </ButtonLink>
        </Row>
      </Prose>
    </Section>
  );
}
