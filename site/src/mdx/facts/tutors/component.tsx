import { TutorList, type Tutor } from '@tutoring/ui/tutor-list';
import { BookingLink } from '../../booking-link/component';
import { InItsLanguage } from '../../../shared/in-its-language';
import { personView } from '../people/person-view';
import type { TutorsFacts } from './loader';
import type { TutorFacts } from './tutor-facts';

/** Everybody who teaches, with filters; nothing if there is nobody. */
export function Tutors({ facts: { tutors, minutes } }: { facts: TutorsFacts }) {
  if (tutors.length === 0) return null;
  return <TutorList tutors={tutors.map(tutorView)} minutes={minutes} empty={<BookingLink />} />;
}

/** What the library's list shows of somebody who teaches. */
export function tutorView(tutor: TutorFacts): Tutor {
  const { subjects, languages, hours, checked, note } = tutor;
  return {
    ...personView(tutor),
    subjects,
    languages,
    hours,
    checked,
    note: note && {
      well: <InItsLanguage {...note.well} />,
      lost: <InItsLanguage {...note.lost} />,
      next: <InItsLanguage {...note.next} />,
    },
  };
}
