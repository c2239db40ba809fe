import type { DirectAnswer } from '@tutoring/domain/chat-answer';
import { directionOf } from '@tutoring/domain/languages';
import { useState, type ReactNode } from 'react';
import { Select } from '../field/field';
import { fill } from '../lib/fill';
import { Link } from '../link/link';
import { useLang } from '../provider/provider';
import * as styles from './chat.css';
import { paragraphsOf } from './direct-text';
import { DIRECT_WORDS, type DirectWords } from './direct-words';
import { countryOf, inOrder, type ChatHelplines, type CountryHelplines, type Helpline } from './helplines';
import { followed } from './place-link';

export interface DirectViewProps {
  answer: DirectAnswer;
  helplines: ChatHelplines | undefined;
  contact: string;
  /** Called when the visitor follows a link to a place on the current page. */
  onFollow: () => void;
}

/** A direct answer in the language of the message, with helplines. */
export function DirectView({ answer, helplines, contact, onFollow }: DirectViewProps) {
  const { about, language } = answer;
  const words = DIRECT_WORDS[language];
  const { before, after } = paragraphsOf(answer);
  return (
    <div lang={language} dir={directionOf(language)} className={styles.reply}>
      {before.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {about === 'abuse' && (
        <p className={styles.links}>
          <Link href={contact}>{words.contact}</Link>
          {helplines && (
            <Link href={helplines.concern} onClick={followed(onFollow)}>
              {words.concern}
            </Link>
          )}
        </p>
      )}
      {about !== 'machine' &&
        (helplines ? (
          <WhomToCall answer={answer} about={about} helplines={helplines} words={words} onFollow={onFollow} />
        ) : (
          <p>{words.dangerElsewhere}</p>
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
  about: Exclude<DirectAnswer['about'], 'machine'>;
  helplines: ChatHelplines;
  words: DirectWords;
  onFollow: () => void;
}

function WhomToCall({ answer, about, helplines, words, onFollow }: WhomToCallProps) {
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
            <Line key={line.call} line={line} words={words} />
          ))}
        </ul>
      )}
      {!country && (
        <p>
          {words.otherLines} <a href={elsewhere.url}>{elsewhere.name}</a>
        </p>
      )}
      <p className={styles.danger}>{dangerIn(country, words)}</p>
      <Select
        label={words.country}
        saysOptional={false}
        options={[...options, { value: OTHER, label: words.other }]}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <p>
        <Link href={list} onClick={followed(onFollow)}>
          {words.list}
        </Link>
      </p>
    </>
  );
}

function Line({
  line: { name, lang, for: whom, call, text, always, opening },
  words,
}: {
  line: Helpline;
  words: DirectWords;
}) {
  const notes: ReactNode[] = [
    whom !== 'everyone' && words[whom],
    text && fill(words.byText, { number: `\u2068${text}\u2069` }),
    always && words.always,
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
function dangerIn(country: CountryHelplines | undefined, words: DirectWords): ReactNode {
  if (!country) return words.dangerElsewhere;
  const { police, ambulance } = country.emergency;
  const numbers: Readonly<Record<string, string>> = { number: police, police, ambulance };
  return (police === ambulance ? words.danger : words.dangerTwo).split(/(\{\w+\})/).map((part, place) => {
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
