import { apScore, type ApResult as Result } from '@tutoring/domain/ap-score';
import { memo } from 'react';
import { cx } from '../lib/cx';
import { fillNodes } from '../lib/fill-nodes';
import { Circled } from '../marks/marks';
import { useLang } from '../provider/provider';
import type { Fields } from '../tool/fields';
import * as sheet from '../tool/tool.css';
import * as styles from './ap-calculator.css';
import { entryOf, examOf, scoreIn } from './ap-form';
import { CutPicture } from './cut-picture';
import { Evidence } from './evidence';
import { Needs } from './needs';
import { numbersOf, type Numbers } from './numbers';
import { Recognised } from './recognised';
import { headlineOf, reachText, remarksOf } from './result-text';
import type { Messages } from './translation';

interface ApResultProps {
  fields: Fields;
  /** Changes fields of the form. */
  change: (changes: Fields) => void;
  messages: Messages;
}

/** The result: the possible scores, the evidence for them, and the points needed for more. */
export const ApResult = memo(function ApResult({ fields, change, messages }: ApResultProps) {
  const numbers = numbersOf(useLang());
  const exam = examOf(fields);
  const entry = exam && entryOf(fields, exam);
  const result = entry && apScore(entry);
  const isEntered = result?.status === 'ready' && result.sections.some(({ raw }) => raw !== null);
  const target = scoreIn(fields.target);
  // A live region: screen readers announce the headline at each change, not the whole result.
  const outcome = (
    <div aria-live="polite">
      {!result ? (
        <p>{messages.noExam}</p>
      ) : result.status === 'invalid' ? (
        <p>{messages.invalid}</p>
      ) : isEntered ? (
        <Outcome result={result} messages={messages} numbers={numbers} />
      ) : (
        <p>{messages.noPoints}</p>
      )}
    </div>
  );
  if (!entry || result?.status !== 'ready') return outcome;
  return (
    <>
      {outcome}
      <CutPicture result={result} messages={messages} numbers={numbers} isEntered={isEntered} />
      <Scores result={result} isEntered={isEntered} messages={messages} numbers={numbers} />
      {target && <Needs entry={entry} result={result} target={target} messages={messages} numbers={numbers} />}
      <Evidence result={result} messages={messages} numbers={numbers} />
      {isEntered && <Recognised fields={fields} change={change} result={result} target={target} messages={messages} />}
      <p className={sheet.caution}>{messages.notCertain}</p>
    </>
  );
});

interface PartProps {
  messages: Messages;
  numbers: Numbers;
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
    <table className={cx(sheet.table, styles.named)}>
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
