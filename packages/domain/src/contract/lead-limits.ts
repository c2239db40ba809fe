/** The part of the lead's contract that a form needs from the start, without schemas or libraries. */

/** Who the sender is. */
export const LEAD_ROLES = ['student', 'parent', 'school', 'educator'] as const;
export type LeadRole = (typeof LEAD_ROLES)[number];

/** A student's age in years. Adults need not be more precise. */
export const LEAD_AGES = ['under-13', '13', '14', '15', '16', '17', 'adult'] as const;
export type LeadAge = (typeof LEAD_AGES)[number];

/** The student's programme. */
export const LEAD_PROGRAMMES = ['ib', 'ap', 'unsure'] as const;
export type LeadProgramme = (typeof LEAD_PROGRAMMES)[number];

/** The student's grade; 12 is the last year of school (Year 13 in England). */
export const LEAD_GRADES = ['9', '10', '11', '12', 'finished'] as const;
export type LeadGrade = (typeof LEAD_GRADES)[number];

/** When the sender has time, in their time zone. */
export const LEAD_TIMES = ['mornings', 'afternoons', 'evenings', 'weekends'] as const;
export type LeadTime = (typeof LEAD_TIMES)[number];

/** An exam session: the year and month in which it begins, such as `2027-05`. */
export const sessionPattern = /^20\d\d-(?:05|11)$/;

const EXAM_MONTHS = [5, 11] as const;

/**
 * The next exam sessions (IB in May and November, AP in May), as `2027-05`. A session is offered until the end of its month.
 * @param now Milliseconds since the epoch.
 * @param count @default 5
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

/** Longest accepted texts, in UTF-16 code units, as `maxlength` counts. */
export const LEAD_LIMITS = {
  name: 120,
  email: 254,
  guardianEmail: 254,
  subjects: 200,
  country: 60,
  timeZone: 64,
  message: 4000,
  question: 1200,
  page: 300,
} as const;

/**
 * The form's steps and their fields: at most six fields at once. Only the first step has required fields, and `work`, which is
 * only there where pages can be sent for marking, if there are pages.
 */
export const LEAD_STEPS = {
  you: ['role', 'age', 'guardianEmail', 'name', 'email', 'message'],
  course: ['programme', 'subjects', 'grade', 'session'],
  when: ['country', 'timeZone', 'times', 'marketing'],
  work: ['pages', 'question', 'handedBack', 'maySample'],
} as const;
export type LeadStep = keyof typeof LEAD_STEPS;

/** The fields that a person fills in. */
export type LeadFormField = (typeof LEAD_STEPS)[LeadStep][number];
/** The fields of a lead. */
export const LEAD_FIELDS = [
  ...LEAD_STEPS.you,
  ...LEAD_STEPS.course,
  ...LEAD_STEPS.when,
  ...LEAD_STEPS.work,
  'asksFor',
  'upload',
  'page',
  'language',
] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];
/** Fields of a submission that only tell people from bots, and are never stored. */
export const LEAD_ENVELOPE = ['homepage', 'elapsed', 'botToken'] as const;
/** Longest token of a bot check, in characters; Turnstile's have at most 2,048. */
export const BOT_TOKEN_MAX = 4096;
/** The honeypot: people do not see it, bots fill it in. */
export const HONEYPOT: (typeof LEAD_ENVELOPE)[number] = 'homepage';
/** The least milliseconds that a person needs to send the form. */
export const LEAD_FASTEST_MS = 2000;
/** The problem with a field. */
export type LeadProblem = 'required' | 'invalid' | 'too_long';
/** The problem of each invalid field. */
export type LeadProblems = Partial<Record<LeadField, LeadProblem>>;

/** No vowels and no similar characters: a reference can be read out on the telephone, and spells no word. */
export const REFERENCE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

/** The reference that the visitor gets: `L-` and eight characters of {@link REFERENCE_ALPHABET} in two groups. */
export const referencePattern = new RegExp(`^L-[${REFERENCE_ALPHABET}]{4}-[${REFERENCE_ALPHABET}]{4}$`);

/** Each age in years. */
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
 * Whether a parent must agree before we may answer.
 * @param minorConsent The age of consent in years where the sender is.
 */
export function needsGuardian(
  { role, age }: { role?: string | undefined; age?: string | undefined },
  minorConsent: number,
): boolean {
  return role === 'student' && age !== undefined && Object.hasOwn(YEARS, age) && YEARS[age as LeadAge] < minorConsent;
}
