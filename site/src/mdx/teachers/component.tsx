import { Section } from '@tutoring/ui/layout';
import { Link } from '@tutoring/ui/link';
import { TutorList } from '@tutoring/ui/tutor-list';
import { useLanguage } from '../../shared/page-data';
import { tutorView } from '../facts/tutors/component';
import type { PropsOf } from '../registry';

/** Who teaches the course of this page; nothing where nobody does yet. Templates add it. */
export function Teachers({ facts: { tutors, href } }: PropsOf<'Teachers'>) {
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
