import type { ApResult as Result } from '@tutoring/domain/ap-score';
import { memo } from 'react';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import { fillNodes } from '../lib/fill-nodes';
import { Circled } from '../marks/marks';
import { useLang } from '../provider/provider';
import type { Fields } from '../tool/fields';
import * as sheet from '../tool/tool.css';
import * as styles from './ap-calculator.css';
import { openRow, rowsOf, scoreIn } from './ap-form';
import { Awards } from './awards';
import { CutPicture } from './cut-picture';
import { Evidence } from './evidence';
import { countedIn, outcomesOf, type ExamOutcome } from './exam-outcome';
import { Needs } from './needs';
import { numbersOf, type Numbers } from './numbers';
import { Recognised } from './recognised';
import { headlineOf, reachText, remarksOf } from './result-text';
import { ScoreSetting } from './score-setting';
import { Summary } from './summary';
import type { Messages } from './translation';
import { useEnglish } from './use-english';

interface ApResultProps {
  fields: Fields;
  /** Changes fields of the form. */
  change: (changes: Fields) => void;
  messages: Messages;
}

/**
 * The result. With several exams it begins with the scores of all and the awards. Then come the details of the open exam:
 * the possible scores, the evidence for them, and the points needed for more.
 */
export const ApResult = memo(function ApResult({ fields, change, messages }: ApResultProps) {
  const english = useEnglish();
  const numbers = numbersOf(useLang());
  const outcomes = outcomesOf(fields);
  const counted = countedIn(outcomes);
  const open = outcomes.find(({ number }) => number === openRow(fields));
  const isSeveral = rowsOf(fields).length > 1;
  const details = <Details outcome={open} isLive={!isSeveral} fields={fields} messages={messages} numbers={numbers} />;
  return (
    <>
      {isSeveral ? (
        <>
          <Summary outcomes={outcomes} messages={messages} numbers={numbers} />
          {counted.length > 1 && <Awards counted={counted} messages={messages} />}
          <section className={styles.details} aria-label={open?.name ?? messages.newExam}>
            {open && (
              <h3 className={sheet.heading} lang={english}>
                {open.name}
              </h3>
            )}
            {details}
          </section>
        </>
      ) : (
        details
      )}
      {open && <ScoreSetting messages={messages} />}
      <Recognised
        fields={fields}
        change={change}
        outcomes={outcomes}
        target={scoreIn(fields[`${open?.id}.target`])}
        messages={messages}
      />
      {open?.result && <p className={sheet.caution}>{messages.notCertain}</p>}
    </>
  );
});

interface PartProps {
  messages: Messages;
  numbers: Numbers;
}

interface DetailsProps extends PartProps {
  outcome: ExamOutcome | undefined;
  /** Whether screen readers announce its headline. With several exams they announce the summary. */
  isLive: boolean;
  fields: Fields;
}

function Details({ outcome, isLive, fields, messages, numbers }: DetailsProps) {
  const target = scoreIn(fields[`${outcome?.id}.target`]);
  const { result, entry, hasPoints = false, given } = outcome ?? {};
  return (
    <>
      <div aria-live={isLive ? 'polite' : undefined}>
        <Headline outcome={outcome} messages={messages} numbers={numbers} />
      </div>
      {entry && result && !given && (
        <>
          <CutPicture result={result} messages={messages} numbers={numbers} isEntered={hasPoints} />
          <Scores result={result} isEntered={hasPoints} messages={messages} numbers={numbers} />
          {target && <Needs entry={entry} result={result} target={target} messages={messages} numbers={numbers} />}
          <Evidence result={result} messages={messages} numbers={numbers} />
        </>
      )}
    </>
  );
}

function Headline({ outcome, messages, numbers }: PartProps & Pick<DetailsProps, 'outcome'>) {
  if (!outcome) return <p>{messages.noExam}</p>;
  const { exam, result, hasPoints, given } = outcome;
  if (given) {
    return (
      <>
        <p className={sheet.figure}>{fill(messages.given, { score: String(given) })}</p>
        {!exam && <p>{messages.noCuts}</p>}
      </>
    );
  }
  if (!exam) return <p>{messages.noCuts}</p>;
  if (!result) return <p>{messages.invalid}</p>;
  if (!hasPoints) return <p>{messages.noPoints}</p>;
  return <Outcome result={result} messages={messages} numbers={numbers} />;
}

function Outcome({ result, messages, numbers }: PartProps & { result: Result }) {
  const { message, low, high } = headlineOf(result);
  return (
    <>
      <p className={sheet.figure}>
        {fillNodes(messages[message], { score: message === 'likely' ? <Circled>{low}</Circled> : low, low, high })}
      </p>
      {remarksOf(result, messages, numbers).map((remark) => (
        <p key={remark} className={remark === messages.lowConfidence ? styles.doubt : undefined}>
          {remark}
        </p>
      ))}
    </>
  );
}

interface ScoresProps extends PartProps {
  result: Result;
  /** Whether points are entered: without them no score is possible. */
  isEntered: boolean;
}

function Scores({ result, isEntered, messages, numbers }: ScoresProps) {
  return (
    <table className={cx(sheet.table, sheet.shortNames, styles.named)}>
      <caption>{messages.scores}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.score}</th>
          <th scope="col">{messages.likelyCut}</th>
          <th scope="col">{messages.possibleCut}</th>
          {isEntered && <th scope="col">{messages.standing}</th>}
        </tr>
      </thead>
      <tbody>
        {[...result.scores].reverse().map((line) => (
          <tr key={line.score}>
            <th scope="row">{line.score}</th>
            <td>{numbers.range(line.likely)}</td>
            <td>{numbers.range(line.possible)}</td>
            {isEntered && (
              <td>
                {reachText(line, result, messages, numbers).map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
