import { URGENT_SUBJECTS, type DirectAnswer, type UrgentSubject } from '@tutoring/domain/chat-answer';
import { directionOf } from '@tutoring/domain/languages';
import { useState, type ReactNode } from 'react';
import { Select } from '../field/field';
import { fill } from '../lib/fill';
import { Link } from '../link/link';
import { useLang } from '../provider/provider';
import * as styles from './chat.css';
import { paragraphsOf } from './direct-text';
import { ANSWER_MESSAGES, type AnswerMessages } from './answer-messages';
import { countryOf, inOrder, type ChatHelplines, type CountryHelplines, type Helpline } from './helplines';
import { followed } from './place-link';

export interface DirectViewProps {
  answer: DirectAnswer;
  helplines: ChatHelplines | undefined;
  contact: string;
  /** Called when the visitor follows a link to a place on the current page. */
  onFollow: () => void;
}

/** A direct answer in the language of the message, with helplines if somebody may need help. */
export function DirectView({ answer, helplines, contact, onFollow }: DirectViewProps) {
  const { about, language } = answer;
  const messages = ANSWER_MESSAGES[language];
  const { before, after } = paragraphsOf(answer);
  const urgent = URGENT_SUBJECTS.find((subject) => subject === about);
  return (
    <div lang={language} dir={directionOf(language)} className={styles.reply}>
      {before.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {about === 'abuse' && (
        <p className={styles.links}>
          <Link href={contact}>{messages.contact}</Link>
          {helplines && (
            <Link href={helplines.concern} onClick={followed(onFollow)}>
              {messages.concern}
            </Link>
          )}
        </p>
      )}
      {urgent &&
        (helplines ? (
          <WhomToCall answer={answer} about={urgent} helplines={helplines} messages={messages} onFollow={onFollow} />
        ) : (
          <p>{messages.dangerElsewhere}</p>
        ))}
      {after.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** The value of the option “Another country”. */
const OTHER = '';

interface WhomToCallProps {
  answer: DirectAnswer;
  about: UrgentSubject;
  helplines: ChatHelplines;
  messages: AnswerMessages;
  onFollow: () => void;
}

function WhomToCall({ answer, about, helplines, messages, onFollow }: WhomToCallProps) {
  const { countries, elsewhere, list } = helplines;
  const lang = useLang();
  const [code, setCode] = useState(
    // `navigator` exists, because the server never renders a conversation.
    () => countryOf(answer, countries, [lang, ...navigator.languages]) ?? OTHER,
  );
  const country = countries.find((one) => one.country === code);
  const names = new Intl.DisplayNames(answer.language, { type: 'region' });
  const options = countries
    .map((one) => ({ value: one.country, label: names.of(one.country) ?? one.country }))
    .sort((one, other) => one.label.localeCompare(other.label, answer.language));
  return (
    <>
      {country && (
        <ul className={styles.lines}>
          {inOrder(country.lines, about).map((line) => (
            <Line key={line.call} line={line} messages={messages} />
          ))}
        </ul>
      )}
      {!country && (
        <p>
          {messages.otherLines} <a href={elsewhere.url}>{elsewhere.name}</a>
        </p>
      )}
      <p className={styles.danger}>{dangerIn(country, messages)}</p>
      <Select
        label={messages.country}
        saysOptional={false}
        options={[...options, { value: OTHER, label: messages.other }]}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <p>
        <Link href={list} onClick={followed(onFollow)}>
          {messages.list}
        </Link>
      </p>
    </>
  );
}

function Line({
  line: { name, lang, for: whom, call, text, always, opening },
  messages,
}: {
  line: Helpline;
  messages: AnswerMessages;
}) {
  const notes: ReactNode[] = [
    whom !== 'everyone' && messages[whom],
    text && fill(messages.byText, { number: `\u2068${text}\u2069` }),
    always && messages.always,
    opening && (
      <bdi key="opening" lang={lang}>
        {opening}
      </bdi>
    ),
  ].filter(Boolean);
  return (
    <li>
      <bdi lang={lang}>{name}</bdi> <Call number={call} />
      {notes.length > 0 && (
        <span className={styles.from}>
          {notes.map((note, place) => (
            <span key={place}>
              {place > 0 && ' · '}
              {note}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

function Call({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/\D/g, '')}`} dir="ltr" className={styles.call}>
      {number}
    </a>
  );
}

/** Returns the sentence about danger, with the emergency numbers as links. */
function dangerIn(country: CountryHelplines | undefined, messages: AnswerMessages): ReactNode {
  if (!country) return messages.dangerElsewhere;
  const { police, ambulance } = country.emergency;
  const numbers: Readonly<Record<string, string>> = { number: police, police, ambulance };
  return (police === ambulance ? messages.danger : messages.dangerTwo).split(/(\{\w+\})/).map((part, place) => {
    const number = numbers[part.slice(1, -1)];
    // Some countries have different numbers in different regions: “911 / 999” becomes two links.
    return number && part.startsWith('{')
      ? number.split(' / ').map((one, at) => (
          <span key={`${place} ${at}`}>
            {at > 0 && ' / '}
            <Call number={one} />
          </span>
        ))
      : part;
  });
}
