export { TutorList } from './tutor-list';
export type { Tutor, TutorCheck, TutorListProps, TutorSubject } from './tutor-list';
