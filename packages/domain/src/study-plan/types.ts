import type { Rejected } from '../input-problem';
import type { CalendarDate } from './days';

/** IB Higher or Standard Level, or an AP exam. */
export type StudyLevel = 'HL' | 'SL' | 'AP';

/** Where a student stands or wants to be: per cent of the subject's total, or a grade (IB 1–7, AP 1–5). */
export type Standing = { readonly percent: number } | { readonly grade: number };

/** A part of an exam that is studied for, such as Paper 2. */
export interface StudyComponent {
  /** The caller's name for it, unlike those of the subject's other components. */
  readonly id: string;
  /** What it counts, above 0; only the proportions matter, so they need not add up to 100. */
  readonly weight: number;
  /** Per cent reached in it so far. @default unknown: its gap is the subject's */
  readonly percent?: number;
}

/** A subject with an exam ahead. */
export interface StudySubject {
  /** A course id or the visitor's own name for it, unlike those of the other subjects. */
  readonly id: string;
  readonly level: StudyLevel;
  /**
   * The least per cent of each grade from 2 upwards: six rising numbers in the IB, four in AP.
   * Grade boundaries change with every session: pass those of a past one, name it, and let visitors edit them.
   */
  readonly bounds: readonly number[];
  /** A grade counts as the middle of its band. */
  readonly current: Standing;
  /** A grade counts as its lower bound. */
  readonly target: Standing;
  /** The day of the exam, or of its first paper: nothing is planned on it or after it. */
  readonly exam: CalendarDate;
  /** At most eight; leave out what is already handed in. @default none: the subject's hours are not split */
  readonly components?: readonly StudyComponent[];
  /** Whether a subject with nothing to gain keeps the floor of ten hours, so that it loses nothing. @default false */
  readonly hold?: boolean;
}

/** Work to hand in: an Internal Assessment, the Extended Essay, or Theory of Knowledge. */
export interface StudyCoursework {
  /** The caller's name for it, unlike those of the other coursework. */
  readonly id: string;
  readonly kind: 'ia' | 'ee' | 'tok-exhibition' | 'tok-essay';
  /** Hours of work left, 0–500. `courseworkHours` has defaults where a source gives one. */
  readonly hours: number;
  /** The day it is due: nothing is planned on it or after it. */
  readonly due: CalendarDate;
}

/**
 * Hours free for study in a week, in half hours: one figure of at most 72, spread over Monday to Saturday
 * (Sunday stays free), or seven figures of at most 12, Monday first.
 */
export type HoursAWeek = number | readonly number[];

/** What a visitor tells the planner. */
export interface StudyRequest {
  /** The first day that may be planned. */
  readonly today: CalendarDate;
  /** At most twelve. */
  readonly subjects: readonly StudySubject[];
  readonly hours: HoursAWeek;
  /** How much of the study is retrieval (testing oneself): 0 is all re-reading, 1 is all retrieval. */
  readonly practice: number;
  /** Days (`2026-12-25`) and ISO weeks (`2026-W52`) without study, at most sixty. @default none */
  readonly off?: readonly string[];
  /** At most twelve. @default none */
  readonly coursework?: readonly StudyCoursework[];
}

/** What is wrong with a field. */
export type StudyProblem =
  /** There is no such day, or it is not written `YYYY-MM-DD`. */
  | 'not-a-date'
  /** Neither a day nor an ISO week that exists. */
  | 'not-a-day-or-week'
  /** Today or before: no day is left to study on. */
  | 'not-ahead'
  /** More than three years ahead. */
  | 'too-far'
  /** Not a number, or outside the field's limits. */
  | 'out-of-range'
  /** Not a multiple of half an hour. */
  | 'not-half-hours'
  /** No hours in the whole week. */
  | 'no-hours'
  /** More entries than the field takes. */
  | 'too-many'
  /** Neither a subject nor coursework. */
  | 'nothing-to-plan'
  /** Another entry has the same name. */
  | 'twice'
  /** Not as many rising numbers above 0 and up to 100 as the level's grades need. */
  | 'not-bounds'
  /** A grade that the level does not have. */
  | 'unknown-grade';

/** One stretch of study on one day. */
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
   * The earlier day of this subject to begin with from memory: between a tenth and a fifth of that day's distance to
   * the exam have passed since; in the last days it is the day before. Left out while there is none.
   */
  readonly recalls?: CalendarDate;
}

/** A week of the plan, free weeks included. */
export interface StudyWeek {
  readonly monday: CalendarDate;
  /** The ISO week, such as `2026-W53`. */
  readonly week: string;
  readonly hours: number;
  /** By day. */
  readonly slots: readonly StudySlot[];
}

/** The points of a gap that lie in one range of grades. */
export interface GapPart {
  readonly points: number;
  /** Hours for one point. */
  readonly rate: number;
  /** `points × rate`. */
  readonly hours: number;
}

/** A subject's hours with every factor, in the order of the formula, unrounded. */
export interface StudyHours {
  /** Present standing in per cent. */
  readonly from: number;
  /** Target in per cent. */
  readonly to: number;
  /** `to − from`, or 0 if there is nothing to gain. */
  readonly gap: number;
  /** The gap by ranges of grades, lowest first; only those it touches. */
  readonly parts: readonly GapPart[];
  /** The sum of the parts' hours. */
  readonly base: number;
  /** The factor of the level. */
  readonly level: number;
  /** The factor of the method. */
  readonly method: number;
  /** `base × level × method`: the likely hours before the floor. */
  readonly product: number;
  /** The least of each of the three figures; 0 if there is nothing to gain and nothing to hold. */
  readonly floor: number;
  /** The product less 30 %, as it is, and plus 50 %, none below the floor. */
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

/** A subject's share of the plan. */
export interface SubjectPlan {
  readonly id: string;
  /** Every factor of the formula. */
  readonly rule: StudyHours;
  /** The likely hours, rounded up to half hours: what the plan is for. */
  readonly hours: number;
  /** Hours that have no place before the exam. */
  readonly missing: number;
  /** Weight × gap; the hours are multiples of 0.5 and add up to `hours`. Empty without components or without hours. */
  readonly components: readonly ComponentPlan[];
}

/** A component's share of its subject's hours. */
export interface ComponentPlan {
  readonly id: string;
  readonly weight: number;
  /** Per cent from the component's present standing to the subject's target. */
  readonly gap: number;
  /** `weight × gap` as a part of the subject's sum, 0–1. */
  readonly share: number;
  readonly hours: number;
}

/** A piece of coursework in the plan. */
export interface CourseworkPlan {
  readonly id: string;
  /** Rounded up to half hours. */
  readonly hours: number;
  /** Hours that have no place before it is due. */
  readonly missing: number;
}

/** A low, a likely and a high figure. */
export interface Estimate<Value = number> {
  readonly low: Value;
  readonly likely: Value;
  readonly high: Value;
}

/** Something a visitor could change. */
export type StudyChange =
  /** More hours a week: by how many, and how many it then is. */
  | { readonly kind: 'more-hours'; readonly by: number; readonly hoursAWeek: number }
  /** A larger share of retrieval, 0–1. */
  | { readonly kind: 'more-practice'; readonly practice: number }
  /** The days and weeks off to study in after all. */
  | { readonly kind: 'fewer-off'; readonly off: readonly string[] }
  /** A target one grade lower; what is not above the present standing then keeps the floor of ten hours. */
  | { readonly kind: 'lower-target'; readonly subject: string; readonly grade: number };

/** Whether the likely hours have a place, and what would give them one. */
export interface StudyFit {
  readonly fits: boolean;
  /** Hours of the plan that have no place. */
  readonly missing: number;
  /**
   * Sets of changes, each enough to make the plan fit: up to three of one change; if there is none, the smallest
   * combination. Empty if the plan fits, or if no combination is enough.
   */
  readonly ways: readonly (readonly StudyChange[])[];
}

/** The plan, and every number it follows from. */
export interface StudyPlan {
  readonly subjects: readonly SubjectPlan[];
  readonly coursework: readonly CourseworkPlan[];
  /** Hours of all subjects and all coursework. Coursework is taken as told: its three figures are the same. */
  readonly total: Estimate;
  /** `total.likely` with each item rounded up to half hours: what the slots and the missing hours add up to. */
  readonly hours: number;
  /** The hours a week that were told. */
  readonly hoursAWeek: number;
  /**
   * The fewest hours a week with which the low, likely and high hours have a place, days off taken into account;
   * `undefined` if no week of at most twelve hours a day is enough.
   */
  readonly neededAWeek: Estimate<number | undefined>;
  /** Whether a week needs, or the fullest one has, more than 25 hours beyond school: sleep and rest suffer. */
  readonly heavy: boolean;
  readonly fit: StudyFit;
  /** From today's week to that of the last exam or due date. */
  readonly weeks: readonly StudyWeek[];
}

/** A plan, or what is wrong with the input. */
export type StudyResult = { readonly status: 'ready'; readonly plan: StudyPlan } | Rejected<StudyProblem>;
