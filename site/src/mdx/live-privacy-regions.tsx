import { REGION_PROFILES, REGIONS_CHECKED, type RegionProfile } from '@tutoring/domain/privacy-regions';
import { Accordion, AccordionItem } from '@tutoring/ui/accordion';
import { Badge } from '@tutoring/ui/badge';
import { useConsent } from '@tutoring/ui/consent';
import { fill } from '@tutoring/ui/provider';
import { Prose } from '@tutoring/ui/text';
import type { PrivacyWords } from '../languages/privacy-en';
import { useLanguage } from './page-data';

/** What holds where: all regions, and the visitor's own first, once it is known. */
export default function LivePrivacyRegions({ words }: { words: PrivacyWords }) {
  const { region } = useConsent();
  const { shell } = useLanguage();
  const email = shell.contact[0]?.label ?? '';
  const sorted = [...REGION_PROFILES].sort((a, b) => Number(b.code === region) - Number(a.code === region));
  return (
    <Accordion>
      {sorted.map((profile) => {
        const isOwn = profile.code === region;
        return (
          <AccordionItem
            // Another key opens the visitor's own; what they opened or closed themselves stays.
            key={`${profile.code}${isOwn ? ':own' : ''}`}
            open={isOwn || undefined}
            heading={
              <>
                {profile.name} {isOwn && <Badge>{words.yours}</Badge>}
              </>
            }
          >
            <Profile profile={profile} words={words} email={email} />
          </AccordionItem>
        );
      })}
    </Accordion>
  );
}

function Profile({ profile, words, email }: { profile: RegionProfile; words: PrivacyWords; email: string }) {
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
