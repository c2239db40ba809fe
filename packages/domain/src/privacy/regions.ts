import { modeOf, type ConsentMode, type PrivacyRegion } from './consent';
import { minorConsentOf } from './minor-consent';
import { retentionOf, retentionText } from './retention';

/** What visitors of a region are told about their rights. It is information, not legal advice. */
export interface RegionProfile {
  readonly code: PrivacyRegion;
  /** The region's name. */
  readonly name: string;
  /** The consent mode, without Global Privacy Control. */
  readonly mode: ConsentMode;
  readonly laws: readonly string[];
  /** Whether the law requires a named data protection contact. */
  readonly dpContactRequired: boolean;
  /** How long personal data is kept, as text. */
  readonly dataRetention: string;
  readonly userRights: readonly string[];
  /** The age in years below which a parent must consent. */
  readonly minorConsent: number;
  /** Where in the region the law sets a lower age, as part of a sentence. */
  readonly lowerAges?: string;
  /** BCP 47: the language that most of its visitors read. */
  readonly language: string;
  /** Sources of laws, contact and rights. Retention, ages and modes come from the specification. */
  readonly sources: readonly string[];
}

/** ISO month in which the profiles were last checked. */
export const REGIONS_CHECKED = '2026-11';

const notes = 'Notes on privacy by region, November 2026';

const profiles: Omit<RegionProfile, 'mode' | 'dataRetention' | 'minorConsent'>[] = [
  {
    code: 'ca',
    name: 'Canada (Québec: see Europe)',
    laws: [
      'Personal Information Protection and Electronic Documents Act (PIPEDA)',
      'Personal Information Protection Acts of Alberta and British Columbia',
    ],
    dpContactRequired: true,
    userRights: [
      'See the personal information we hold about you',
      'Have it corrected',
      'Withdraw consent',
      'Complain to the Office of the Privacy Commissioner of Canada',
    ],
    language: 'en',
    sources: [notes, 'PIPEDA, Schedule 1 (priv.gc.ca)'],
  },
  {
    code: 'us',
    name: 'United States, and places without a profile of their own',
    laws: [
      'California Consumer Privacy Act (CCPA), as amended',
      'Privacy acts of other states, such as Colorado, Connecticut and Texas',
      'Children’s Online Privacy Protection Act (COPPA)',
    ],
    dpContactRequired: false,
    userRights: [
      'Know what we collect and why',
      'See, correct and delete it',
      'Say no to its sale or sharing: we do neither',
      'Be treated alike whatever you choose',
      'Have Global Privacy Control honoured',
    ],
    language: 'en',
    sources: [notes, 'California Privacy Protection Agency regulations, § 7025'],
  },
  {
    code: 'eu',
    name: 'Europe: EU and EEA, United Kingdom, Switzerland; and Québec',
    laws: [
      'General Data Protection Regulation (GDPR) and ePrivacy Directive',
      'UK GDPR, Data Protection Act 2018, PECR, Data (Use and Access) Act 2025',
      'Swiss Federal Act on Data Protection (FADP)',
      'Québec’s Law 25',
    ],
    dpContactRequired: true,
    lowerAges: 'the law asks for it under 13 in the UK and under 14 in Québec',
    userRights: [
      'See your data and receive a copy',
      'Have it corrected or erased',
      'Restrict or object to its use',
      'Take it with you in a common format',
      'Withdraw consent as easily as you gave it',
      'Complain to your supervisory authority',
    ],
    language: 'en',
    sources: [notes, 'GDPR, Art. 7, 8, 12–22 and 77', 'EDPB Cookie Banner Taskforce report, January 2023'],
  },
  {
    code: 'sg',
    name: 'Singapore',
    laws: ['Personal Data Protection Act 2012 (PDPA)'],
    dpContactRequired: true,
    userRights: [
      'See your data and how it was used in the past year',
      'Have it corrected',
      'Withdraw consent',
      'Complain to the Personal Data Protection Commission',
    ],
    language: 'en',
    sources: [notes],
  },
  {
    code: 'hk',
    name: 'Hong Kong',
    laws: ['Personal Data (Privacy) Ordinance (Cap. 486)'],
    dpContactRequired: false,
    userRights: [
      'See your data',
      'Have it corrected',
      'Refuse its use for direct marketing',
      'Complain to the Privacy Commissioner for Personal Data',
    ],
    language: 'zh-Hant-HK',
    sources: [notes],
  },
  {
    code: 'ae',
    name: 'United Arab Emirates',
    laws: ['Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data'],
    dpContactRequired: false,
    userRights: [
      'See your data and have it transferred',
      'Have it corrected or erased',
      'Restrict or stop its use',
      'Withdraw consent',
    ],
    language: 'ar',
    sources: [notes],
  },
  {
    code: 'cn',
    name: 'Mainland China',
    laws: ['Personal Information Protection Law (PIPL)', 'Data Security Law', 'Cybersecurity Law'],
    dpContactRequired: true,
    userRights: [
      'Know and decide about the use of your data',
      'See, copy, correct and delete it',
      'Withdraw consent',
      'Consent separately before it leaves the country',
    ],
    language: 'zh-Hans-CN',
    sources: [notes],
  },
  {
    code: 'jp',
    name: 'Japan',
    laws: ['Act on the Protection of Personal Information (APPI)', 'Telecommunications Business Act'],
    dpContactRequired: false,
    userRights: [
      'See your data and have it corrected',
      'Have its use stopped',
      'Learn what is sent to other companies, to whom and why',
    ],
    language: 'ja',
    sources: [notes],
  },
  {
    code: 'kr',
    name: 'South Korea',
    laws: ['Personal Information Protection Act (PIPA)'],
    dpContactRequired: true,
    userRights: ['See your data', 'Have it corrected, deleted or its use suspended', 'Withdraw consent'],
    language: 'ko',
    sources: [notes],
  },
  {
    code: 'au',
    name: 'Australia',
    laws: ['Privacy Act 1988 and the Australian Privacy Principles'],
    dpContactRequired: false,
    userRights: [
      'See your data and have it corrected',
      'Say no to direct marketing',
      'Complain to the Office of the Australian Information Commissioner',
    ],
    language: 'en',
    sources: [notes],
  },
];

/** All profiles (specification, section 3). */
export const REGION_PROFILES: readonly RegionProfile[] = profiles.map((profile) => ({
  ...profile,
  mode: modeOf(profile.code, false),
  dataRetention: retentionText(retentionOf(profile.code)),
  minorConsent: minorConsentOf(profile.code),
}));
