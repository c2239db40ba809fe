import { sessionName } from '@tutoring/domain/exam-line';
import { Link } from '@tutoring/ui/link';
import * as PART from '../../contract/part-attributes';
import { PLANNER } from '../../contract/own-pages';
import { useLanguage, usePage } from '../../shell/page-data';
import type { HeroFacts } from './facts';

/** The next exams and how far they are, as on the day of the build: *visit* says it as on the day of the visitor. */
export function ExamLine({ body, session, day, weeks }: NonNullable<HeroFacts['exam']>) {
  const { words } = useLanguage();
  const { lang, language } = usePage();
  return (
    <>
      <time dateTime={session}>
        {body} {sessionName(session, lang)}
      </time>
      {/* Every language has this sign; a comma looks different in Japanese, Chinese and Arabic. */} ·{' '}
      <span {...{ [PART.weeksTo]: day }}>{weeks}</span> ·{' '}
      <Link href={PLANNER} {...(language !== 'en' && { hrefLang: 'en' })}>
        {words.planWeeks}
      </Link>
    </>
  );
}
