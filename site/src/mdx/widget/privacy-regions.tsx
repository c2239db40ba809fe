import type { Language } from '@tutoring/domain/languages';
import { retentionOf } from '@tutoring/domain/retention';
import { REGION_PROFILES, REGIONS_CHECKED, type RegionProfile } from '@tutoring/domain/privacy-regions';
import { Accordion, AccordionItem } from '@tutoring/ui/accordion';
import { Badge } from '@tutoring/ui/badge';
import { fill, fillNodes } from '@tutoring/ui/internal/fill';
import { Link } from '@tutoring/ui/link';
import { Prose } from '@tutoring/ui/text';
import { PRIVACY_MESSAGES } from '../../shared/messages/privacy';
import type { PrivacyMessages, RegionRules } from '../../shared/messages/privacy/types';
import { useLanguage, usePage } from '../../shared/page-data';
import { monthOf } from '../month';
import { keepText } from '../facts/retention/keep-text';

/**
 * The privacy rules of the regions where the page's language is spoken; in English, of all regions. The browser moves the
 * visitor's region to the top (client/enhance/pages/privacy.ts).
 */
export function PrivacyRegions() {
  const { layout } = useLanguage();
  const { language } = usePage();
  const messages = PRIVACY_MESSAGES[language];
  const email = layout.contact[0]?.label ?? '';
  return (
    <>
      <Accordion>
        {REGION_PROFILES.map((profile) => {
          const rules = messages.rules[profile.code];
          return (
            rules && (
              <AccordionItem
                key={profile.code}
                data-region={profile.code}
                heading={
                  <>
                    {messages.names[profile.code]}{' '}
                    <span data-yours="" hidden>
                      <Badge>{messages.yours}</Badge>
                    </span>
                  </>
                }
              >
                <Profile {...{ profile, rules, messages, language, email }} />
              </AccordionItem>
            )
          );
        })}
      </Accordion>
      {messages.otherRegions && (
        <p>
          <Link href="/privacy#your-rights-where-you-live" hrefLang="en">
            {messages.otherRegions}
          </Link>
        </p>
      )}
    </>
  );
}

interface ProfileProps {
  profile: RegionProfile;
  rules: RegionRules;
  messages: PrivacyMessages;
  language: Language;
  email: string;
}

function Profile({ profile, rules, messages, language, email }: ProfileProps) {
  const rows: [string, string | readonly string[]][] = [
    [messages.mode, messages.modes[profile.mode]],
    [messages.laws, rules.laws],
    [messages.rights, rules.rights],
    [messages.retention, keepText(retentionOf(profile.code), messages)],
    [messages.minors, minorsText(profile, rules, messages)],
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
        <small>
          {fillNodes(messages.sources, {
            date: monthOf(REGIONS_CHECKED, language),
            sources: <span lang="en">{profile.sources.join('; ')}</span>,
          })}
        </small>
      </p>
    </Prose>
  );
}

function minorsText({ minorConsent }: RegionProfile, { lowerAges }: RegionRules, messages: PrivacyMessages): string {
  const age = String(minorConsent);
  return lowerAges ? fill(messages.minorsLower, { age, lowerAges }) : fill(messages.minorsText, { age });
}
