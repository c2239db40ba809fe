import type { LeadRecord } from '@tutoring/domain/inbox';
import { useId } from 'react';
import { Fact, FactList } from '@tutoring/ui/fact-list';
import { useLang } from '@tutoring/ui/provider';
import { dayOf } from './moments';
import { nameIn } from './value-label';
import type { InboxMessages } from './messages';
import * as styles from './inbox.css';

/** All that is known of a lead beside its message. */
export function LeadDetails({ lead, messages }: { lead: LeadRecord; messages: InboxMessages }) {
  const id = useId();
  const lang = useLang();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.heading}>
        {messages.details}
      </h3>
      <FactList>
        {factsOf(lead, messages, lang).map(([label, value]) => (
          <Fact key={label} label={label}>
            <bdi className={styles.fact}>{value}</bdi>
          </Fact>
        ))}
      </FactList>
    </section>
  );
}

/** Names and values; what is not known is left out. */
function factsOf(lead: LeadRecord, messages: InboxMessages, lang: string): [string, string][] {
  const { details, context } = lead;
  const named = (field: string, value: string | undefined) => value && nameIn(messages, field, value);
  const all: [string, string | undefined | false][] = [
    [messages.email, lead.email],
    [messages.guardianEmail, details.guardianEmail],
    [messages.age, named('age', details.age)],
    [messages.subjects, details.subjects],
    [messages.question, details.question],
    [messages.grade, named('grade', details.grade)],
    [messages.session, details.session],
    [messages.country, details.country],
    [messages.timeZone, details.timeZone],
    [messages.times, details.times?.map((time) => nameIn(messages, 'times', time)).join(', ')],
    [messages.language, languageOf(details.language, lang)],
    [messages.marketing, details.marketing && messages.yes],
    [messages.page, lead.page],
    [messages.seenFrom, [context.country, context.timeZone].filter(Boolean).join(', ')],
    [messages.attribution, attributionOf(lead)],
    [messages.region, lead.region ?? undefined],
    [messages.deleted, lead.deleteAt === null ? undefined : dayOf(lead.deleteAt, lang)],
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
