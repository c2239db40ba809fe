import { Section } from '@tutoring/ui/layout';
import { Link } from '@tutoring/ui/link';
import { TutorList } from '@tutoring/ui/tutor-list';
import { useLanguage } from '../../../shared/page-data';
import { tutorView } from '../tutors/component';
import type { TeachersFacts } from './loader';

/** Who teaches the course of this page; nothing where nobody does yet. The template adds it. */
export function Teachers({ facts: { tutors, href } }: { facts: TeachersFacts }) {
  const { messages } = useLanguage();
  if (tutors.length === 0) return null;
  return (
    <Section heading={messages.teachersTitle} kind="dense" id="who-teaches-this">
      <TutorList tutors={tutors.map(tutorView)} filters={false} />
      <p>
        <Link href={href}>{messages.teachersAll}</Link>
      </p>
    </Section>
  );
}
