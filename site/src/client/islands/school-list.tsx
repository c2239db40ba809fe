import { SchoolList, type School } from '@tutoring/ui/school-list';
import type { IslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

interface SchoolListIslandProps extends IslandProps {
  schools: readonly School[];
  /** The page's language, by which the filters are sorted. */
  language: string;
}

/** The list of schools with its filters. */
export function Island({ schools, language }: SchoolListIslandProps) {
  return <SchoolList schools={schools} language={language} />;
}

export const hydrate = createHydrate('school-list', Island);
