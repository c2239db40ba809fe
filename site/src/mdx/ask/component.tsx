import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { ButtonLink } from '@tutoring/ui/button';
import { Section } from '@tutoring/ui/layout';
import { Island } from '../../client/islands/lib/island';
import { CONTACT, pathIn } from '../../shared/paths';
import { NO_PREFETCH } from '../../shared/island-attributes';
import { useLanguage, usePage } from '../../shared/page-data';

/**
 * The short form at the foot of a page. Its template adds it; it is no word of the writer. A page without room for it has a
 * link to the whole form; pages in other languages have one in their hero.
 */
export function Ask() {
  const { messages } = useLanguage();
  const { path, language, subject, asksByLink } = usePage();
  // Their hero has the link, and a second one has no room.
  if (language !== 'en' && !asksByLink) return null;
  return (
    <Section heading={messages.ask} id="ask">
      {!asksByLink ? (
        <Island
          name="lead-form"
          props={{ page: path, brief: true, subjects: subject }}
          prefetch={NO_PREFETCH}
          hydrate={{ draft: STORAGE_KEY.leadDraft }}
        />
      ) : (
        <ButtonLink
          kind="secondary"
          href={pathIn(language, CONTACT) + (subject ? `?subjects=${encodeURIComponent(subject)}` : '')}
        >
          {messages.ask}
        </ButtonLink>
      )}
    </Section>
  );
}
