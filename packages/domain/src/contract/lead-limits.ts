/** The part of the lead contract that a form needs before anything is typed: no schemas, no library. */

/** Who writes to us. */
export const LEAD_ROLES = ['parent', 'student', 'school'] as const;
export type LeadRole = (typeof LEAD_ROLES)[number];

/** What the person is preparing for. */
export const LEAD_PROGRAMMES = ['ib', 'ap', 'unsure'] as const;
export type LeadProgramme = (typeof LEAD_PROGRAMMES)[number];

/** Longest accepted texts, in UTF-16 code units, as `maxlength` counts them. */
export const LEAD_LIMITS = { name: 120, email: 254, message: 4000, page: 300 } as const;

/** The fields of a lead. */
export const LEAD_FIELDS = ['role', 'name', 'email', 'programme', 'message', 'page'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];
/** What can be wrong with a field. */
export type LeadProblem = 'required' | 'invalid' | 'too_long';
/** A problem for each field that has one. */
export type LeadProblems = Partial<Record<LeadField, LeadProblem>>;

/** No vowels and no look-alikes: a reference can be read out on the telephone and spells nothing. */
export const REFERENCE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

/** What the visitor is given to quote: `L-` and eight of {@link REFERENCE_ALPHABET} in two groups. */
export const referencePattern = new RegExp(`^L-[${REFERENCE_ALPHABET}]{4}-[${REFERENCE_ALPHABET}]{4}$`);
