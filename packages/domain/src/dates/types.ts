/** What happens on a date. */
export const DATE_KINDS = ['exam', 'late-exam', 'results', 'coursework', 'ordering', 'opening', 'deadline'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/**
 * How sure a date is. `confirmed`: the body that decides has published it. `expected`: we derived it, and {@link KeyDate.basis}
 * says how. `cancelled`: it no longer holds; calendars that have it must hear so.
 */
export const DATE_STATUSES = ['confirmed', 'expected', 'cancelled'] as const;
export type DateStatus = (typeof DATE_STATUSES)[number];

/**
 * How an expected date was derived. `rule`: a rule of the body that names no year. `last-year`: the same week as a year before.
 * `restated`: others quote the body's page, which we could not read. `usual`: usual, but each school or university sets its own.
 */
export const DATE_BASES = ['rule', 'last-year', 'restated', 'usual'] as const;
export type DateBasis = (typeof DATE_BASES)[number];

/** A page of the body that decides on a date. */
export interface DateSource {
  /** Such as `College Board, 2027 AP Exam Dates`. */
  name: string;
  href: string;
}

/** A date that students plan around: an exam, results, or a deadline. */
export interface KeyDate {
  /** Never changes, not even if the day does: it is the UID in calendars. */
  id: string;
  /** The key of its text in {@link DateTexts}. */
  name: string;
  /** What fills `{subject}` in the text: a proper name in English, such as `AP Chemistry`. */
  subject?: string | undefined;
  kind: DateKind;
  /** Missing for applications, which concern students of both. */
  programme?: 'IB' | 'AP' | undefined;
  /** Ids of courses, such as `ap-chemistry`. Missing if it concerns all courses of the programme. */
  courses?: readonly string[] | undefined;
  /** Codes of regions, such as `de`. Missing if it concerns students everywhere. */
  regions?: readonly string[] | undefined;
  /** The exam session, such as `2027-05`. Missing for applications. */
  session?: string | undefined;
  /** `YYYY-MM-DD`, in {@link zone}, or everywhere if it has none. */
  day: string;
  /** The last day of a period that begins on {@link day}. */
  until?: string | undefined;
  /** The time on the last day, `HH:MM` in {@link zone}. */
  time?: string | undefined;
  /** IANA. Only with a time. */
  zone?: string | undefined;
  /** Which of the day's two AP sessions; `apStart` knows when it starts. */
  sitting?: 1 | 2 | undefined;
  status: DateStatus;
  /** Only and always if it is expected. */
  basis?: DateBasis | undefined;
  source: DateSource;
  /** The month of the copy of the source that somebody read, if it was not the page itself. */
  asOf?: string | undefined;
  /** The month in which somebody last compared it with the source, such as `2026-11`. */
  checked: string;
  /** The day on which we last changed it, `YYYY-MM-DD`: calendars learn from it that it is new. */
  changed: string;
}

/** The texts of dates in a language, by {@link KeyDate.name}. `{subject}` stands for the subject. */
export type DateTexts = Readonly<Record<string, string>>;
