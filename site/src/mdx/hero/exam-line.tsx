import { sessionName } from '@tutoring/domain/exam-line';
import { Link } from '@tutoring/ui/link';
import { WEEKS_UNTIL } from '../../shared/page-attributes';
import { PLANNER } from '../../shared/paths';
import { useLanguage, usePage } from '../../shared/page-data';
import type { HeroFacts } from './loader';

/** The next exams and how far they are, as on the day of the build: *visit* says it as on the day of the visitor. */
export function ExamLine({ body, session, day, weeks }: NonNullable<HeroFacts['exam']>) {
  const { messages } = useLanguage();
  const { lang, language } = usePage();
  return (
    <>
      <time dateTime={session}>
        {body} {sessionName(session, lang)}
      </time>
      {/* Every language has this sign; a comma looks different in Japanese, Chinese and Arabic. */} ·{' '}
      <span {...{ [WEEKS_UNTIL]: day }}>{weeks}</span> ·{' '}
      <Link href={PLANNER} {...(language !== 'en' && { hrefLang: 'en' })}>
        {messages.planWeeks}
      </Link>
    </>
  );
}
