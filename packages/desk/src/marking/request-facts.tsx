import { directionOf } from '@tutoring/domain/languages';
import type { MarkingRecord } from '@tutoring/domain/marking';
import { useId } from 'react';
import { languageName } from './words';
import { nameIn } from '../leads/value-label';
import { dayOf, momentOf } from '../leads/moments';
import { en } from '../leads/messages';
import * as styles from './marking.css';

/** What a family asks for. */
export function RequestFacts({ marking, language }: { marking: MarkingRecord; language: string }) {
  const id = useId();
  const { role, programme, subjects, age, receivedAt, dueAt, deleteAt, returned } = marking;
  const text = { lang: language, dir: 'auto', className: styles.said } as const;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.partTitle}>
        What they ask
      </h3>
      <p className={styles.quiet}>
        {nameIn(en, 'programme', programme)}
        {subjects && (
          <>
            {' · '}
            <bdi>{subjects}</bdi>
          </>
        )}
        {' · '}
        {nameIn(en, 'role', role)}
        {age && `, ${nameIn(en, 'age', age)}`}
        {!returned && ` · due ${momentOf(dueAt, 'en')}`}
      </p>
      {marking.message ? (
        <blockquote {...text}>{marking.message}</blockquote>
      ) : (
        <p className={styles.quiet}>Nothing in particular.</p>
      )}
      {marking.question && (
        <details open>
          <summary className={styles.summary}>The question that they answered</summary>
          <blockquote {...text}>{marking.question}</blockquote>
        </details>
      )}
      <p className={styles.writeIn}>
        {returned ? 'Written in' : 'Write in'} <strong>{languageName(language)}</strong>
        {directionOf(language) === 'rtl' && ', from right to left'}.
      </p>
      <details>
        <summary className={styles.summary}>Sent {dayOf(receivedAt, 'en')}, and what else we know</summary>
        <dl className={styles.facts}>
          <dt>Sent</dt>
          <dd>{momentOf(receivedAt, 'en')}</dd>
          <dt>May be a sample</dt>
          <dd>{sampleText(marking)}</dd>
          {deleteAt && (
            <>
              <dt>Pages are deleted</dt>
              <dd>{dayOf(deleteAt, 'en')}</dd>
            </>
          )}
        </dl>
      </details>
    </section>
  );
}

function sampleText({ maySample, sampleWithdrawnAt }: MarkingRecord): string {
  if (sampleWithdrawnAt) return `no longer: withdrawn ${momentOf(sampleWithdrawnAt, 'en')}`;
  return maySample ? 'yes, without names' : 'no';
}
