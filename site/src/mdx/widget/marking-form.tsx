import { fillCount, fillNodes } from '@tutoring/ui/internal/fill';
import { ButtonLink } from '@tutoring/ui/button';
import { Row, Stack } from '@tutoring/ui/layout';
import type { ReactNode } from 'react';
import { CONTACT, pathIn } from '../../shared/paths';
import { useLanguage, usePage } from '../../shared/page-data';
import { spaceAfterStop } from '../../shared/punctuation';
import { BookingLink } from '../booking-link/component';

/**
 * The form that takes pages to mark, below the promised time. All texts are in the page, hidden. The edge shows how many
 * requests wait, or removes the form and shows that no more pages are taken (packages/edge/src/pages/mark-my-page.ts).
 */
export function MarkingForm({ children }: { children: ReactNode }) {
  const { messages, layout } = useLanguage();
  const { lang, language } = usePage();
  return (
    <>
      <div data-marking="open">
        <Stack>
          <p>
            <strong>{fillCount(messages.markingPromise, layout.markingDays, lang)}</strong>
            {messages.markingWaiting.split(' | ').map((form) => {
              const [, category = 'other', text = ''] = /^(?:(\w+): )?(.*)$/.exec(form) ?? [];
              return (
                <span key={category} data-waiting={category} hidden>
                  {spaceAfterStop(language)}
                  {fillNodes(text, { count: <span data-waiting-count="" /> })}
                </span>
              );
            })}
          </p>
          {children}
        </Stack>
      </div>
      <div data-marking="full" hidden>
        <Stack>
          <h3>{messages.markingFull}</h3>
          <p>{messages.markingFullText}</p>
          <Row>
            <BookingLink />
            <ButtonLink variant="secondary" href={pathIn(language, CONTACT)}>
              {messages.ask}
            </ButtonLink>
          </Row>
        </Stack>
      </div>
    </>
  );
}
