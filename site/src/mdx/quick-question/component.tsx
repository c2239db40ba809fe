import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { Accordion, AccordionItem } from '@tutoring/ui/accordion';
import { ButtonLink } from '@tutoring/ui/button';
import { Section } from '@tutoring/ui/layout';
import { Island } from '../../client/islands/lib/island';
import { CONTACT, pathIn, PRIVACY } from '../../shared/paths';
import { NO_PREFETCH } from '../../shared/island-attributes';
import { useLanguage, usePage } from '../../shared/page-data';

/**
 * The short contact form at the foot of a page, folded: it is longer than a phone's screen. Templates add it; writers cannot. A page with `ask: link` shows a link to
 * the full form instead.
 */
export function QuickQuestion() {
  const { messages } = useLanguage();
  const { path, language, subject, hasContactLink } = usePage();
  // In other languages the hero has the link already.
  if (language !== 'en' && !hasContactLink) return null;
  return (
    <Section kind="dense" {...(hasContactLink && { heading: messages.ask, id: 'ask' })}>
      {!hasContactLink ? (
        <Accordion>
          <AccordionItem heading={messages.ask} level={2} id="ask" data-holds-form="">
            <Island
              name="lead-form"
              props={{ page: path, brief: true, subjects: subject, privacyHref: pathIn(language, PRIVACY) }}
              prefetch={NO_PREFETCH}
              hydrate={{ draft: STORAGE_KEY.leadDraft }}
            />
          </AccordionItem>
        </Accordion>
      ) : (
        <ButtonLink
          variant="secondary"
          href={pathIn(language, CONTACT) + (subject ? `?subjects=${encodeURIComponent(subject)}` : '')}
        >
          {messages.ask}
        </ButtonLink>
      )}
    </Section>
  );
}
