import type { ComponentType } from 'react';
import type { InVisit, PartName } from '../contract/part';
import { Part as ApCalculator } from './parts/ap-calculator';
import { Part as BotCheckTest } from './parts/bot-check-test';
import { Part as Chat } from './parts/chat';
import { Part as GradeCalculator } from './parts/grade-calculator';
import { Part as Inbox } from './parts/inbox';
import { Part as LeadForm } from './parts/lead-form';
import { Part as SchoolList } from './parts/school-list';
import { Part as Search } from './parts/search';
import { Part as ServiceFinder } from './parts/service-finder';
import { Part as StudyHoursEstimator } from './parts/study-hours-estimator';
import { Part as SubjectCalculator } from './parts/subject-calculator';
import { Part as Toaster } from './parts/toaster';

/**
 * The live parts by name. The browser gets a script for each (build/publish/scripts.ts), made of the file of the same name
 * in parts/.
 */
export const PARTS = {
  'ap-calculator': ApCalculator,
  'bot-check-test': BotCheckTest,
  chat: Chat,
  'grade-calculator': GradeCalculator,
  inbox: Inbox,
  'lead-form': LeadForm,
  'school-list': SchoolList,
  search: Search,
  'service-finder': ServiceFinder,
  'study-hours-estimator': StudyHoursEstimator,
  'subject-calculator': SubjectCalculator,
  toaster: Toaster,
} as const satisfies Record<PartName, ComponentType<never>>;

/** What the page gives to a part. */
export type PartProps<Name extends PartName> = Omit<Parameters<(typeof PARTS)[Name]>[0], keyof InVisit>;
