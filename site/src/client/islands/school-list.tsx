import { SchoolList, type School } from '@tutoring/ui/school-list';
import type { IslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

interface SchoolListPartProps extends IslandProps {
  schools: readonly School[];
  /** The page's language, in whose order the filters stand. */
  language: string;
}

/** Schools with their filters. */
export function Island({ schools, language }: SchoolListPartProps) {
  return <SchoolList schools={schools} language={language} />;
}

export const hydrate = createHydrate('school-list', Island);
