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
import type { Words } from './words';

interface ApResultProps {
  fields: Fields;
  /** Changes fields of the form. */
  change: (changes: Fields) => void;
  words: Words;
}

/** The result: the possible scores, the evidence for them, and the points needed for more. */
export const ApResult = memo(function ApResult({ fields, change, words }: ApResultProps) {
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
        <p>{words.noExam}</p>
      ) : result.status === 'invalid' ? (
        <p>{words.invalid}</p>
      ) : isEntered ? (
        <Outcome result={result} words={words} numbers={numbers} />
      ) : (
        <p>{words.noPoints}</p>
      )}
    </div>
  );
  if (!entry || result?.status !== 'ready') return outcome;
  return (
    <>
      {outcome}
      <CutPicture result={result} words={words} numbers={numbers} isEntered={isEntered} />
      <Scores result={result} isEntered={isEntered} words={words} numbers={numbers} />
      {target && <Needs entry={entry} result={result} target={target} words={words} numbers={numbers} />}
      <Evidence result={result} words={words} numbers={numbers} />
      {isEntered && <Recognised fields={fields} change={change} result={result} target={target} words={words} />}
      <p className={sheet.caution}>{words.notCertain}</p>
    </>
  );
});

interface PartProps {
  words: Words;
  numbers: Numbers;
}

function Outcome({ result, words, numbers }: PartProps & { result: Result }) {
  const { message, low, high } = headlineOf(result);
  return (
    <>
      <p className={sheet.figure}>
        {fillNodes(words[message], { score: message === 'likely' ? <Circled>{low}</Circled> : low, low, high })}
      </p>
      {remarksOf(result, words, numbers).map((remark) => (
        <p key={remark} className={remark === words.lowConfidence ? styles.doubt : undefined}>
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

function Scores({ result, isEntered, words, numbers }: ScoresProps) {
  return (
    <table className={cx(sheet.table, styles.named)}>
      <caption>{words.scores}</caption>
      <thead>
        <tr>
          <th scope="col">{words.score}</th>
          <th scope="col">{words.likelyCut}</th>
          <th scope="col">{words.possibleCut}</th>
          {isEntered && <th scope="col">{words.standing}</th>}
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
                {reachText(line, result, words, numbers).map((text) => (
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
