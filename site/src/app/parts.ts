import type { ComponentType } from 'react';
import type { InVisit } from '../contract/part';
import { Part as GradeCalculator } from './parts/grade-calculator';
import { Part as LeadForm } from './parts/lead-form';
import { Part as SchoolList } from './parts/school-list';
import { Part as ServiceFinder } from './parts/service-finder';

/**
 * The live parts, by the name of the library's component whose words each speaks. The browser gets a script for each
 * and language (build/publish/scripts.ts), made of the file of the same name in parts/.
 */
export const PARTS = {
  'grade-calculator': GradeCalculator,
  'lead-form': LeadForm,
  'school-list': SchoolList,
  'service-finder': ServiceFinder,
} as const satisfies Record<string, ComponentType<never>>;

export type PartName = keyof typeof PARTS;
/** What the page gives to a part. */
export type PartProps<Name extends PartName> = Omit<Parameters<(typeof PARTS)[Name]>[0], keyof InVisit>;
