import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { ButtonLink } from '@tutoring/ui/button';
import { Section } from '@tutoring/ui/layout';
import { LivePart } from '../../app/live-part';
import { CONTACT, pathIn } from '../../contract/own-pages';
import { NO_TURN } from '../../contract/part';
import { useLanguage, usePage } from '../../shell/page-data';

/**
 * The short form at the foot of a page. Its template adds it; it is no word of the writer. A page without room for it has a
 * link to the whole form; pages in other languages have one in their hero.
 */
export function Ask() {
  const { words } = useLanguage();
  const { path, language, subject, asksByLink } = usePage();
  // Their hero has the link, and a second one has no room.
  if (language !== 'en' && !asksByLink) return null;
  return (
    <Section heading={words.ask} id="ask">
      {!asksByLink ? (
        <LivePart
          name="lead-form"
          props={{ page: path, brief: true, subjects: subject }}
          turn={NO_TURN}
          draft={STORAGE_KEY.leadDraft}
        />
      ) : (
        <ButtonLink
          kind="secondary"
          href={pathIn(language, CONTACT) + (subject ? `?subjects=${encodeURIComponent(subject)}` : '')}
        >
          {words.ask}
        </ButtonLink>
      )}
    </Section>
  );
}
