import type { ComponentType } from 'react';
import type { IslandProps, IslandName } from '../../../shared/islands';
import { Island as ApCalculator } from '../ap-calculator';
import { Island as BotCheckTest } from '../bot-check-test';
import { Island as Chat } from '../chat';
import { Island as GradeCalculator } from '../grade-calculator';
import { Island as LeadForm } from '../lead-form';
import { Island as SchoolList } from '../school-list';
import { Island as Search } from '../search';
import { Island as ServiceFinder } from '../service-finder';
import { Island as StudyHoursEstimator } from '../study-hours-estimator';
import { Island as SubjectCalculator } from '../subject-calculator';
import { Island as Toaster } from '../toaster';

/**
 * The islands by name. The build makes a script of each island's file, which has the same name
 * (build/publish/assets/scripts.ts).
 */
export const ISLANDS = {
  'ap-calculator': ApCalculator,
  'bot-check-test': BotCheckTest,
  chat: Chat,
  'grade-calculator': GradeCalculator,
  'lead-form': LeadForm,
  'school-list': SchoolList,
  search: Search,
  'service-finder': ServiceFinder,
  'study-hours-estimator': StudyHoursEstimator,
  'subject-calculator': SubjectCalculator,
  toaster: Toaster,
} as const satisfies Record<IslandName, ComponentType<never>>;

/** The props that a page passes to an island. */
export type PropsOfIsland<Name extends IslandName> = Omit<Parameters<(typeof ISLANDS)[Name]>[0], keyof IslandProps>;
