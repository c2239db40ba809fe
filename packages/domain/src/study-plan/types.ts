import type { Rejected } from '../input-problem';
import type { CalendarDate } from './days';

/** IB Higher or Standard Level, or an AP exam. */
export type StudyLevel = 'HL' | 'SL' | 'AP';

/** A student's present or target result: per cent of the subject's total, or a grade (IB 1–7, AP 1–5). */
export type Standing = { readonly percent: number } | { readonly grade: number };

/** A part of an exam, such as Paper 2. */
export interface StudyComponent {
  /** Unique within the subject. The caller chooses it. */
  readonly id: string;
  /** Above 0. Weights are relative; they need not add up to 100. */
  readonly weight: number;
  /** The present result in per cent. @default the subject's */
  readonly percent?: number;
  /** Hours of the subject's `done` that were for this component. @default 0 */
  readonly done?: number;
}

/** A subject with an exam ahead. */
export interface StudySubject {
  /** Unique in the request: a course id, or the name that the visitor typed. */
  readonly id: string;
  readonly level: StudyLevel;
  /**
   * The lowest per cent of each grade from 2 upwards: six rising numbers in the IB, four in AP. Grade boundaries
   * change with every session. Pass those of a past session, name the session, and let visitors edit them.
   */
  readonly bounds: readonly number[];
  /** A grade is read as the middle of its band. */
  readonly current: Standing;
  /** A grade is read as its lower bound. */
  readonly target: Standing;
  /** The day of the exam, or of its first paper. Study is planned before this day only. */
  readonly exam: CalendarDate;
  /** At most eight. Leave out work that is already handed in. @default none, so the hours are not split */
  readonly components?: readonly StudyComponent[];
  /** Whether a subject whose target is already reached still gets the minimum of ten hours. @default false */
  readonly hold?: boolean;
  /** Hours already studied by a plan. They are planned no more. @default 0 */
  readonly done?: number;
}

/** Work to hand in: an Internal Assessment, the Extended Essay, or Theory of Knowledge. */
export interface StudyCoursework {
  /** Unique among the coursework. The caller chooses it. */
  readonly id: string;
  readonly kind: 'ia' | 'ee' | 'tok-exhibition' | 'tok-essay';
  /** Hours of work left, 0–500. `courseworkHours` has published defaults for some kinds. */
  readonly hours: number;
  /** The due day. Work is planned before this day only. */
  readonly due: CalendarDate;
  /** The part of `hours` that is already done. It is planned no more. @default 0 */
  readonly done?: number;
}

/**
 * Hours available for study per week, in multiples of 0.5: one number up to 72, which is spread over Monday to
 * Saturday (Sunday stays free), or seven numbers up to 12, Monday first.
 */
export type HoursAWeek = number | readonly number[];

/** The planner's input. */
export interface StudyRequest {
  /** The first day of the plan. */
  readonly today: CalendarDate;
  /** At most twelve. */
  readonly subjects: readonly StudySubject[];
  readonly hours: HoursAWeek;
  /** The share of retrieval practice (self-testing): 0 is all re-reading, 1 is all retrieval. */
  readonly practice: number;
  /**
   * Days (`2026-12-25`), ISO weeks (`2026-W52`) and ranges (`2026-12-19/2027-01-03`, both days included) without study,
   * at most sixty. @default none
   */
  readonly off?: readonly string[];
  /** At most twelve. @default none */
  readonly coursework?: readonly StudyCoursework[];
  /** Hours of `today` that are already used. @default 0 */
  readonly spent?: number;
}

/** The problem with a field. */
export type StudyProblem =
  /** The day does not exist, or is not in the form `YYYY-MM-DD`. */
  | 'not-a-date'
  /** Neither an existing day, nor an existing ISO week, nor a range of days. */
  | 'not-a-day-or-week'
  /** The last day of a range is before its first. */
  | 'ends-first'
  /** Today or earlier, so no day is left to study. */
  | 'not-ahead'
  /** More than three years ahead. */
  | 'too-far'
  /** Not a number, or outside the field's limits. */
  | 'out-of-range'
  /** Not a multiple of half an hour. */
  | 'not-half-hours'
  /** No hours in the whole week. */
  | 'no-hours'
  /** More entries than `STUDY_LIMITS` allows. */
  | 'too-many'
  /** The request has neither subjects nor coursework. */
  | 'nothing-to-plan'
  /** Another entry has the same `id`. */
  | 'twice'
  /** The boundaries are not rising, not within 0–100, or not as many as the level needs. */
  | 'not-bounds'
  /** A grade that the level does not have. */
  | 'unknown-grade';

/** The time for one component, subject or piece of coursework on one day. */
export interface StudySlot {
  readonly date: CalendarDate;
  readonly for: 'exam' | 'coursework';
  /** The subject's or the coursework's `id`. */
  readonly id: string;
  /** The component's `id`, if the subject has components. */
  readonly component?: string;
  /** A multiple of 0.5. */
  readonly hours: number;
  /**
   * An earlier study day of this subject, whose material the student first recalls from memory. Since that day, 10 to
   * 20 % of its time to the exam have passed; in the last days it is the day before. Missing if there is no such day.
   */
  readonly recalls?: CalendarDate;
}

/** A week of the plan. Weeks without study are included. */
export interface StudyWeek<Slot extends StudySlot = StudySlot> {
  readonly monday: CalendarDate;
  /** The ISO week, such as `2026-W53`. */
  readonly week: string;
  readonly hours: number;
  /** Sorted by day. */
  readonly slots: readonly Slot[];
}

/** The part of a gap that lies in one range of grades. */
export interface GapPart {
  /** Percentage points. */
  readonly points: number;
  /** Hours per point. */
  readonly rate: number;
  /** `points × rate`. */
  readonly hours: number;
}

/** A subject's hours and every factor of the formula, in its order, unrounded. */
export interface StudyHours {
  /** The present result in per cent. */
  readonly from: number;
  /** The target in per cent. */
  readonly to: number;
  /** `to − from`, or 0 if the target is already reached. */
  readonly gap: number;
  /** The gap, split by range of grades, lowest first. Ranges outside the gap are left out. */
  readonly parts: readonly GapPart[];
  /** The hours of all parts. */
  readonly base: number;
  /** The factor of the level. */
  readonly level: number;
  /** The factor of the method. */
  readonly method: number;
  /** `base × level × method`: the likely hours before the minimum is applied. */
  readonly product: number;
  /** The minimum of `low`, `likely` and `high`; 0 if the target is reached and `hold` is not set. */
  readonly floor: number;
  /** 70 % of the product, at least `floor`. */
  readonly low: number;
  /** The product, at least `floor`. */
  readonly likely: number;
  /** 150 % of the product, at least `floor`. */
  readonly high: number;
}

/** A subject's share of the plan. */
export interface SubjectPlan {
  readonly id: string;
  /** Every factor of the formula. */
  readonly rule: StudyHours;
  /** The hours to plan: the likely hours, rounded up to half hours, without those done. */
  readonly hours: number;
  /** Hours that do not fit before the exam. */
  readonly missing: number;
  /** The hours are multiples of 0.5 and add up to `hours`. Empty if there are no components or no hours. */
  readonly components: readonly ComponentPlan[];
}

/** A component's share of its subject's hours. */
export interface ComponentPlan {
  readonly id: string;
  readonly weight: number;
  /** From the component's present result to the subject's target, in percentage points. */
  readonly gap: number;
  /** The component's `weight × gap`, divided by the sum over all components: 0–1. */
  readonly share: number;
  readonly hours: number;
}

/** A piece of coursework in the plan. */
export interface CourseworkPlan {
  readonly id: string;
  /** Rounded up to half hours, without those done. */
  readonly hours: number;
  /** Hours that do not fit before the due day. */
  readonly missing: number;
}

/** A low, a likely and a high value. */
export interface Estimate<Value = number> {
  readonly low: Value;
  readonly likely: Value;
  readonly high: Value;
}

/** A change that the visitor could make. */
export type StudyChange =
  /** More hours a week. `by` is the difference, `hoursAWeek` the new total. */
  | { readonly kind: 'more-hours'; readonly by: number; readonly hoursAWeek: number }
  /** A larger share of retrieval practice. `practice` is the new share, 0–1. */
  | { readonly kind: 'more-practice'; readonly practice: number }
  /** Fewer days off. `off` has the days, weeks and ranges to give up. */
  | { readonly kind: 'fewer-off'; readonly off: readonly string[] }
  /** A target one grade lower. If it is already reached, the subject keeps the minimum of ten hours. */
  | { readonly kind: 'lower-target'; readonly subject: string; readonly grade: number };

/** Whether the likely hours fit, and which changes would make them fit. */
export interface StudyFit {
  readonly fits: boolean;
  /** Hours that do not fit. */
  readonly missing: number;
  /**
   * Sets of changes. Each set is enough to make the plan fit: up to three sets of one change, otherwise the smallest
   * combination. Empty if the plan fits, or if no combination is enough.
   */
  readonly ways: readonly (readonly StudyChange[])[];
}

/** The plan, with all the numbers behind it. */
export interface StudyPlan {
  readonly subjects: readonly SubjectPlan[];
  readonly coursework: readonly CourseworkPlan[];
  /** Hours of all subjects and coursework. Coursework adds the same hours to all three values. */
  readonly total: Estimate;
  /** `total.likely`, each item rounded up to half hours, without those done. The slots and the missing hours add up to it. */
  readonly hours: number;
  /** Hours a week in the request. */
  readonly hoursAWeek: number;
  /**
   * The fewest hours a week with which the low, likely and high hours fit around the days off. `undefined` if even
   * twelve hours a day are not enough.
   */
  readonly neededAWeek: Estimate<number | undefined>;
  /** Whether a week of the plan has more than 25 hours beside school (`HEAVY_WEEK_HOURS`), or the likely hours would need more. */
  readonly heavy: boolean;
  readonly fit: StudyFit;
  /** From today's week to the week of the last exam or due day. */
  readonly weeks: readonly StudyWeek[];
}

/** A plan, or the problems with the input. */
export type StudyResult = { readonly status: 'ready'; readonly plan: StudyPlan } | Rejected<StudyProblem>;
