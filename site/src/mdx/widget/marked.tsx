import { LEAD_MESSAGES } from '@tutoring/domain/lead-messages';
import { MARK_KINDS } from '@tutoring/domain/marking-limits';
import { MARKING_MESSAGES } from '@tutoring/domain/marking-messages';
import { BookingLink } from '@tutoring/ui/booking-link';
import { Button, ButtonLink } from '@tutoring/ui/button';
import { Container, Row, Section } from '@tutoring/ui/layout';
import { MarkedPage } from '@tutoring/ui/marked-page';
import { Prose } from '@tutoring/ui/text';
import { CONTACT, pathIn } from '../../shared/paths';
import { useLanguage, usePage } from '../../shared/page-data';

/*
 * The page of a private link. The edge puts the marked page into it, or shows that there is none at the address
 * (packages/edge/src/pages/marked). Without JavaScript all of it works.
 */

/**
 * Replaced by the edge. It has each kind of mark, with a note and without, so that the build keeps their styles for the
 * pages of the edge.
 */
const PLACEHOLDER = {
  title: '…',
  question: '…',
  grade: '…',
  comment: '…',
  pages: [{ src: 'data:,', width: 100, height: 140 }],
  marks: MARK_KINDS.map((kind, at) => ({
    id: kind,
    page: 0,
    kind,
    box: { x: 0.1, y: 0.1 + at * 0.15, width: 0.5, height: 0.04 },
    note: kind === 'tick' ? '' : '…',
  })),
};

/** The student's pages, then what can be done with them; or what to do if there are none. */
export function Marked() {
  const { language } = usePage();
  const { layout } = useLanguage();
  const messages = MARKING_MESSAGES[language];
  const { write } = LEAD_MESSAGES[language];
  return (
    <>
      <div data-marked="" hidden>
        <Container>
          <div data-marked-page="">
            <MarkedPage {...PLACEHOLDER} />
          </div>
        </Container>
        <Section heading={messages.bring} tone="sunken">
          <Prose>
            <p>{messages.bringHelp}</p>
            <p data-bring="">
              <BookingLink href={layout.bookingUrl} />
            </p>
            <p>{messages.keep}</p>
            <p data-kept="" />
            <div data-sample="allowed" hidden>
              <p>{messages.sample}</p>
              <form method="post">
                <Button type="submit" variant="secondary">
                  {messages.withdraw}
                </Button>
              </form>
            </div>
            <p data-sample="withdrawn" hidden>
              {messages.withdrawn}
            </p>
          </Prose>
        </Section>
      </div>
      <div data-gone="">
        <Container>
          <Prose>
            <p data-gone-help="" />
            <Row>
              <ButtonLink variant="secondary" href={pathIn(language, CONTACT)}>
                {write}
              </ButtonLink>
              <BookingLink href={layout.bookingUrl} />
            </Row>
          </Prose>
        </Container>
      </div>
    </>
  );
}
