import { REGION_PROFILES, REGIONS_CHECKED, type RegionProfile } from '@tutoring/domain/privacy-regions';
import { Accordion, AccordionItem } from '@tutoring/ui/accordion';
import { Badge } from '@tutoring/ui/badge';
import { fill } from '@tutoring/ui/internal/fill';
import { Prose } from '@tutoring/ui/text';
import { privacyMessages as messages } from '../../shared/messages/privacy-en';
import { useLanguage } from '../../shared/page-data';

/** The privacy rules of all regions. The browser moves the visitor's region to the top (client/enhance/pages/privacy.ts). */
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
                <Badge>{messages.yours}</Badge>
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

function minorsText({ minorConsent, lowerAges }: RegionProfile): string {
  const age = String(minorConsent);
  return lowerAges ? fill(messages.minorsLower, { age, lowerAges }) : fill(messages.minorsText, { age });
}

function Profile({ profile, email }: { profile: RegionProfile; email: string }) {
  const rows: [string, string | readonly string[]][] = [
    [messages.mode, messages.modes[profile.mode]],
    [messages.laws, profile.laws],
    [messages.rights, profile.userRights],
    [messages.retention, profile.dataRetention],
    [messages.minors, minorsText(profile)],
    ...(profile.dpContactRequired
      ? [[messages.contact, fill(messages.contactText, { email })] as [string, string]]
      : []),
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
        <small>{fill(messages.sources, { date: REGIONS_CHECKED, sources: profile.sources.join('; ') })}</small>
      </p>
    </Prose>
  );
}
