import { DIPLOMA_AREAS, DIPLOMA_AREAS_SOURCE, DIPLOMA_UNCONFIRMED, AP_AWARDS } from '@tutoring/domain/ap-awards';
import { useId } from 'react';
import { fillNodes } from '../lib/fill-nodes';
import { useLang } from '../provider/provider';
import { OnRequest } from '../tool/on-request';
import * as sheet from '../tool/tool.css';
import * as styles from './ap-calculator.css';
import { EXAM_NAMES } from './ap-form';
import { awardsOf, stepText } from './award-text';
import type { CountedExam } from './exam-outcome';
import { monthOf } from './month-of';
import type { Messages } from './translation';
import { useEnglish } from './use-english';

interface AwardsProps {
  counted: readonly CountedExam[];
  messages: Messages;
}

/** College Board's awards: which the scores give, the cheapest ways to the others, and what each counts. */
export function Awards({ counted, messages }: AwardsProps) {
  const lang = useLang();
  const english = useEnglish();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={sheet.heading}>
        {messages.awards}
      </h3>
      <ul className={styles.awards}>
        {awardsOf(counted).map(({ award, standing, steps }) => (
          <li key={award.id} className={styles.award}>
            <p>
              <b lang={english}>{award.name}</b>
              {' · '}
              <span className={standing === 'sure' ? styles.doubt : undefined}>{messages[`award_${standing}`]}</span>
            </p>
            {steps.length > 0 && (
              <div className={sheet.caution}>
                <p>{messages[`steps_${standing === 'possible' ? 'possible' : 'open'}`]}</p>
                <ul className={sheet.list}>
                  {steps
                    .map((step) => stepText(step, messages, lang))
                    .map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Counts messages={messages} />
    </section>
  );
}

/** What each award counts, with the sources. */
function Counts({ messages }: Pick<AwardsProps, 'messages'>) {
  const lang = useLang();
  const english = useEnglish();
  const names = (ids: readonly string[]) => ids.map((id) => EXAM_NAMES.get(id) ?? id).join(', ');
  const sources = [...new Set([...AP_AWARDS.flatMap((award) => award.sources), ...DIPLOMA_AREAS_SOURCE.sources])];
  return (
    <OnRequest summary={messages.counts}>
      <ul className={sheet.list}>
        <li>{messages.countsScholar}</li>
        <li>{messages.countsMean}</li>
        <li>{messages.countsCapstone}</li>
        <li>{messages.countsDiploma}</li>
        <li>{messages.countsWho}</li>
      </ul>
      <div>
        <p>{messages.areas}</p>
        <ul className={sheet.list}>
          {(['languages', 'global', 'science'] as const).map((area) => (
            <li key={area}>
              <b>{messages[`area_${area}`]}</b> <span lang={english}>{names(DIPLOMA_AREAS[area])}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={sheet.caution}>
        <p>
          {fillNodes(messages.areasUnconfirmed, {
            exams: <bdi lang={english}>{names(DIPLOMA_UNCONFIRMED)}</bdi>,
          })}
        </p>
        <p>
          {fillNodes(messages.awardsSource, {
            source: <bdi lang={english}>{sources.join('; ')}</bdi>,
            checked: monthOf(DIPLOMA_AREAS_SOURCE.checked, lang),
          })}
        </p>
        <p>{messages.areasSource}</p>
      </div>
    </OnRequest>
  );
}
