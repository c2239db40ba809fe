/** The part of the lead contract that a form needs before anything is typed: no schemas, no library. */

/** Who writes to us. */
export const LEAD_ROLES = ['student', 'parent', 'school', 'educator'] as const;
export type LeadRole = (typeof LEAD_ROLES)[number];

/** How old a student is, in years. Above that nobody needs to know. */
export const LEAD_AGES = ['under-13', '13', '14', '15', '16', '17', 'adult'] as const;
export type LeadAge = (typeof LEAD_AGES)[number];

/** What the person is preparing for. */
export const LEAD_PROGRAMMES = ['ib', 'ap', 'unsure'] as const;
export type LeadProgramme = (typeof LEAD_PROGRAMMES)[number];

/** The grade of the year before university is 12; it is Year 13 in England. */
export const LEAD_GRADES = ['9', '10', '11', '12', 'finished'] as const;
export type LeadGrade = (typeof LEAD_GRADES)[number];

/** When somebody has time, by their own clock. */
export const LEAD_TIMES = ['mornings', 'afternoons', 'evenings', 'weekends'] as const;
export type LeadTime = (typeof LEAD_TIMES)[number];

/** An exam session: the year and month in which it begins, such as `2027-05`. */
export const sessionPattern = /^20\d\d-(?:05|11)$/;

const EXAM_MONTHS = [5, 11] as const;

/**
 * The exam sessions from now on, IB's of May and November and AP's of May, as `2027-05`. One is offered to the end of its month.
 * @param now Milliseconds since the epoch.
 */
export function nextSessions(now: number, count = 5): string[] {
  const today = new Date(now);
  const year = today.getUTCFullYear();
  const years = Array.from({ length: Math.ceil(count / 2) + 1 }, (_, at) => year + at);
  return years
    .flatMap((of) => EXAM_MONTHS.map((month) => ({ of, month })))
    .filter(({ of, month }) => of > year || month > today.getUTCMonth())
    .slice(0, count)
    .map(({ of, month }) => `${of}-${String(month).padStart(2, '0')}`);
}

/** Longest accepted texts, in UTF-16 code units, as `maxlength` counts them. */
export const LEAD_LIMITS = {
  name: 120,
  email: 254,
  guardianEmail: 254,
  subjects: 200,
  country: 60,
  timeZone: 64,
  message: 4000,
  page: 300,
} as const;

/**
 * The steps of the form and the fields of each: never more than six are seen at once. Only what stands in the first one is needed.
 */
export const LEAD_STEPS = {
  you: ['role', 'age', 'guardianEmail', 'name', 'email', 'message'],
  course: ['programme', 'subjects', 'grade', 'session'],
  when: ['country', 'timeZone', 'times', 'marketing'],
} as const;
export type LeadStep = keyof typeof LEAD_STEPS;

/** The fields of a lead that somebody fills in. */
export type AskedField = (typeof LEAD_STEPS)[LeadStep][number];
/** The fields of a lead. */
export const LEAD_FIELDS = [...LEAD_STEPS.you, ...LEAD_STEPS.course, ...LEAD_STEPS.when, 'page', 'language'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];
/** What a submission carries beside the lead: for telling people from machines, and kept nowhere. */
export const LEAD_ENVELOPE = ['homepage', 'elapsed', 'botToken'] as const;
/** Longest token of a bot check, in characters; Turnstile's have 2,048 at most. */
export const BOT_TOKEN_MAX = 4096;
/** The field that people do not see and machines fill in. */
export const HONEYPOT: (typeof LEAD_ENVELOPE)[number] = 'homepage';
/** Milliseconds that a person needs at least from the page to a message that is sent. */
export const LEAD_FASTEST_MS = 2000;
/** What can be wrong with a field. */
export type LeadProblem = 'required' | 'invalid' | 'too_long';
/** A problem for each field that has one. */
export type LeadProblems = Partial<Record<LeadField, LeadProblem>>;

/** No vowels and no look-alikes: a reference can be read out on the telephone and spells nothing. */
export const REFERENCE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

/** What the visitor is given to quote: `L-` and eight of {@link REFERENCE_ALPHABET} in two groups. */
export const referencePattern = new RegExp(`^L-[${REFERENCE_ALPHABET}]{4}-[${REFERENCE_ALPHABET}]{4}$`);

/** What each age counts as. */
const YEARS: Readonly<Record<LeadAge, number>> = {
  'under-13': 12,
  '13': 13,
  '14': 14,
  '15': 15,
  '16': 16,
  '17': 17,
  adult: 18,
};

/**
 * Whether a parent has to be asked before we may answer.
 * @param minorConsent Years of age below which a parent consents for a child, where the sender is.
 */
export function needsGuardian(
  { role, age }: { role?: string | undefined; age?: string | undefined },
  minorConsent: number,
): boolean {
  return role === 'student' && age !== undefined && Object.hasOwn(YEARS, age) && YEARS[age as LeadAge] < minorConsent;
}
