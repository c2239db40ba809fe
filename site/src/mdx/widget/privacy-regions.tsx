import { REGION_PROFILES, REGIONS_CHECKED, type RegionProfile } from '@tutoring/domain/privacy-regions';
import { Accordion, AccordionItem } from '@tutoring/ui/accordion';
import { Badge } from '@tutoring/ui/badge';
import { fill } from '@tutoring/ui/provider';
import { Prose } from '@tutoring/ui/text';
import { privacyWords as words } from '../../shared/messages/privacy-en';
import { useLanguage } from '../../shared/page-data';

/** What holds where: all regions. The visit puts the visitor's own first, once it is known (client/enhance/pages/privacy.ts). */
export function PrivacyRegions() {
  const { layout } = useLanguage();
  const email = layout.contact[0]?.label ?? '';
  return (
    <Accordion>
      {REGION_PROFILES.map((profile) => (
        <AccordionItem
          key={profile.code}
          data-region={profile.code}
          heading={
            <>
              {profile.name}{' '}
              <span data-yours="" hidden>
                <Badge>{words.yours}</Badge>
              </span>
            </>
          }
        >
          <Profile profile={profile} email={email} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function Profile({ profile, email }: { profile: RegionProfile; email: string }) {
  const rows: [string, string | readonly string[]][] = [
    [words.mode, words.modes[profile.mode]],
    [words.laws, profile.laws],
    [words.rights, profile.userRights],
    [words.retention, profile.dataRetention],
    [words.minors, fill(words.minorsText, { age: String(profile.minorConsent) })],
    ...(profile.dpContactRequired ? [[words.contact, fill(words.contactText, { email })] as [string, string]] : []),
  ];
  return (
    <Prose>
      <dl>
        {rows.map(([term, description]) => (
          <div key={term}>
            <dt>
              <strong>{term}</strong>
            </dt>
            {[description].flat().map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p>
        <small>{fill(words.sources, { date: REGIONS_CHECKED, sources: profile.sources.join('; ') })}</small>
      </p>
    </Prose>
  );
}
