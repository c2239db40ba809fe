import { SchoolList, type School } from '@tutoring/ui/school-list';
import type { InVisit } from '../../contract/part';
import { waker } from '../wake';

interface SchoolListPartProps extends InVisit {
  schools: readonly School[];
  /** The page's language, in whose order the filters stand. */
  language: string;
}

/** Schools with their filters. */
export function Part({ schools, language }: SchoolListPartProps) {
  return <SchoolList schools={schools} language={language} />;
}

export const wake = waker('school-list', Part);
