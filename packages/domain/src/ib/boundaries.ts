import type { Confidence } from '../facts';
import type { IbLevel } from './courses';

/** Where the boundaries of a session come from. */
export interface BoundarySession {
  /** Such as `IB, May 2025 grade boundaries`. */
  sources: readonly string[];
  confidence: Confidence;
}

/**
 * A course's final grade boundaries by session, such as `M25` for May or `N24` for November, and by exam paper: the time zone,
 * and in History HL the region, such as `TZ1` or `TZ2 Europe`. Each is a list of the lowest rounded per cent of the grades 2 to 7.
 */
export type BoundariesBySession = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/**
 * Grade boundaries of past sessions. Only those that say something about the next one: of the present course, and not of
 * November 2020 to November 2022, when the IB lowered them because of the pandemic.
 */
export interface IbBoundaries {
  /** The month in which the sources were last read, such as `2026-11`. */
  checked: string;
  /** By session, oldest first. */
  sessions: Readonly<Record<string, BoundarySession>>;
  /** By the id of the course (`IB_COURSES`). */
  courses: Readonly<Record<string, Readonly<Partial<Record<IbLevel, BoundariesBySession>>>>>;
}

/** The year and month of a session, such as `2025-05` of `M25`. */
export const monthOfSession = (session: string): string =>
  `20${session.slice(1)}-${session.startsWith('M') ? '05' : '11'}`;
