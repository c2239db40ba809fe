import type { LeadRecord } from '@tutoring/domain/inbox';
import { useId } from 'react';
import { Fact, FactList } from '@tutoring/ui/fact-list';
import { useLang } from '@tutoring/ui/provider';
import { dayOf } from './moments';
import { nameIn } from './words-of';
import type { InboxWords } from './words';
import * as styles from './inbox.css';

/** All that is known of a lead beside its message. */
export function LeadDetails({ lead, words }: { lead: LeadRecord; words: InboxWords }) {
  const id = useId();
  const lang = useLang();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.heading}>
        {words.details}
      </h3>
      <FactList>
        {factsOf(lead, words, lang).map(([label, value]) => (
          <Fact key={label} label={label}>
            <bdi className={styles.fact}>{value}</bdi>
          </Fact>
        ))}
      </FactList>
    </section>
  );
}

/** Names and values; what is not known is left out. */
function factsOf(lead: LeadRecord, words: InboxWords, lang: string): [string, string][] {
  const { details, context } = lead;
  const named = (field: string, value: string | undefined) => value && nameIn(words, field, value);
  const all: [string, string | undefined | false][] = [
    [words.email, lead.email],
    [words.guardianEmail, details.guardianEmail],
    [words.age, named('age', details.age)],
    [words.subjects, details.subjects],
    [words.grade, named('grade', details.grade)],
    [words.session, details.session],
    [words.country, details.country],
    [words.timeZone, details.timeZone],
    [words.times, details.times?.map((time) => nameIn(words, 'times', time)).join(', ')],
    [words.language, languageOf(details.language, lang)],
    [words.marketing, details.marketing && words.yes],
    [words.page, lead.page],
    [words.seenFrom, [context.country, context.timeZone].filter(Boolean).join(', ')],
    [words.attribution, attributionOf(lead)],
    [words.region, lead.region ?? undefined],
    [words.deleted, lead.deleteAt === null ? undefined : dayOf(lead.deleteAt, lang)],
  ];
  return all.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function languageOf(code: string | undefined, lang: string): string | undefined {
  return code && new Intl.DisplayNames(lang, { type: 'language' }).of(code);
}

/** The last touch, then the first, as pairs. */
function attributionOf({ attribution }: LeadRecord): string {
  const { first = {}, last = {} } = attribution ?? {};
  const textOf = (touch: Record<string, string>) =>
    Object.entries(touch)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ');
  return [...new Set([textOf(last), textOf(first)])].filter(Boolean).join('; ');
}
