import { sessionName } from '@tutoring/domain/exam-line';
import { fill } from '@tutoring/ui/internal/fill';
import { Link } from '@tutoring/ui/link';
import { WEEKS_UNTIL } from '../../shared/page-attributes';
import { useLanguage, usePage } from '../../shared/page-data';
import type { HeroFacts } from './loader';

/** The next exams and the time until then, by the build's date. The browser updates it (client/enhance/pages/exam-weeks.ts). */
export function ExamLine({ body, session, day, weeks, planner }: NonNullable<HeroFacts['exam']>) {
  const { messages } = useLanguage();
  const { lang } = usePage();
  return (
    <>
      <time dateTime={session}>{fill(messages.examName, { body, session: sessionName(session, lang) })}</time>
      {/* The dot fits every language; Japanese, Chinese and Arabic have other commas. */} ·{' '}
      <span {...{ [WEEKS_UNTIL]: day }}>{weeks}</span> · <Link {...planner}>{messages.planWeeks}</Link>
    </>
  );
}
