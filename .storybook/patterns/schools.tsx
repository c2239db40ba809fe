import { SchoolList, type School } from '@tutoring/ui/school-list';

/** Invented, to show the filters. */
const SCHOOLS: School[] = [
  { name: 'Sample school on the hill', city: 'Tokyo', programmes: ['IB DP'] },
  { name: 'Sample school by the river', city: 'Tokyo', programmes: ['AP'] },
  { name: 'Sample school at the harbour', city: 'Kobe', programmes: ['IB DP'] },
];

export function Schools() {
  return <SchoolList schools={SCHOOLS} />;
}
