import { LEAD_MESSAGES } from '@tutoring/domain/lead-messages';
import { BookingLink } from '@tutoring/ui/booking-link';
import { ButtonLink } from '@tutoring/ui/button';
import { Row, Section } from '@tutoring/ui/layout';
import { ReferenceCard } from '@tutoring/ui/reference-card';
import { Prose } from '@tutoring/ui/text';
import { CONTACT, pathIn, THANKS } from '../../shared/paths';
import { useLanguage, usePage } from '../../shared/page-data';

/*
 * The thank-you page. The edge fills in the reference and the time; if it finds no message, it shows the link to the
 * contact form instead (packages/edge/src/pages/thanks.ts).
 */

/** The reference of the received message. */
export function Received() {
  const { language } = usePage();
  const messages = LEAD_MESSAGES[language];
  return (
    <>
      <ReferenceCard reference="" />
      <p data-received="what">{messages.received}</p>
      <p data-received="">{messages.quote}</p>
      {/* A script shows what this tab has just sent. */}
      <p hidden>
        <strong>{messages.yours}</strong>
        <br />
        <bdi data-sent-message="" />
      </p>
      <p data-missing="" hidden>
        {messages.missingHelp}
      </p>
      <p data-missing="" hidden>
        <ButtonLink href={pathIn(language, CONTACT)}>{messages.write}</ButtonLink>
      </p>
    </>
  );
}

/** The next steps, the booking link and a reminder. With pages to mark the edge shows what becomes of them instead. */
export function NextSteps() {
  const messages = LEAD_MESSAGES[usePage().language];
  const { layout } = useLanguage();
  return (
    <Section heading={messages.next} tone="sunken">
      <Prose>
        <ol>
          <li data-next="answer">{messages.read}</li>
          <li data-next="answer">{messages.answer}</li>
          <li data-next="mark" hidden>
            {messages.mark}
          </li>
          <li>{messages.decide}</li>
        </ol>
        <p>
          <strong data-due="" hidden />
        </p>
        <p>{messages.spam}</p>
        <p data-book-help="">{messages.bookHelp}</p>
        <Row>
          <BookingLink href={layout.bookingUrl} data-prefill="" />
          <ButtonLink variant="secondary" href={THANKS} data-reminder="" hidden>
            {messages.reminder}
          </ButtonLink>
        </Row>
      </Prose>
    </Section>
  );
}
