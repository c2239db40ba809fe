import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import { memo } from 'react';
import { cx } from '../lib/cx';
import { Circled } from '../marks/marks';
import type { Fields } from '../tool/fields';
import * as sheet from '../tool/tool.css';
import { Spoken } from './english';
import { outcomeOf, type Outcome } from './outcome';
import * as styles from './subject-calculator.css';
import type { Texts } from './texts';
import { PastGrades } from './past-grades';
import { sourceOf, resultTexts, type ResultTexts } from './result-texts';

interface ResultProps {
  fields: Fields;
  texts: Texts;
  boundaries: IbBoundaries | undefined;
}

/** The result: the percentage, the possible grades, the marks needed, and the boundaries. */
export const SubjectResult = memo(function SubjectResult({ fields, texts, boundaries }: ResultProps) {
  const { messages } = texts;
  const outcome = outcomeOf(fields, boundaries);
  const resultText = resultTexts(outcome, texts);
  return (
    <>
      {/* A screen reader announces the outcome at each change, and not the details. */}
      <div aria-live="polite">
        {resultText ? (
          <Outcome of={resultText} />
        ) : (
          <p>{outcome.problems.size > 0 ? messages.mend : messages.nothingYet}</p>
        )}
      </div>
      {/* The student asked for it, so it comes before the details. */}
      {resultText?.need && <Needed of={resultText.need} />}
      {outcome.kind === 'subject' && resultText?.past && <PastGrades outcome={outcome} texts={texts} />}
      {outcome.lines.length > 0 && (
        <Lines outcome={outcome} texts={texts} source={sourceOf(outcome, texts, boundaries)} />
      )}
      <p className={sheet.caution}>{messages.notCertain}</p>
    </>
  );
});

function Outcome({ of: { figure, sum, past, doubts } }: { of: ResultTexts }) {
  return (
    <>
      <p className={sheet.figure}>{figure}</p>
      {sum && (
        <p>
          <Spoken of={sum} />
        </p>
      )}
      {past && <p>{past}</p>}
      {doubts.map((doubt) => (
        <p key={doubt} className={styles.doubt}>
          {doubt}
        </p>
      ))}
    </>
  );
}

interface LinesProps {
  outcome: Outcome;
  texts: Texts;
  source: string | undefined;
}

/** The boundary of each grade or letter, and whether the student reaches it. */
function Lines({ outcome, texts, source }: LinesProps) {
  const { messages } = texts;
  const { kind, lines, marks } = outcome;
  // A certain grade gets the examiner's ring. The text beside it says the same.
  const certain = lines.every(({ standing }) => standing !== 'open')
    ? lines.find(({ standing }) => standing === 'reached')
    : undefined;
  return (
    <div className={styles.group}>
      <table className={cx(sheet.table, sheet.shortNames, styles.lines)}>
        <caption>{messages.boundaries}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.grade}</th>
            <th scope="col">{messages.from}</th>
            <th scope="col">{messages.stands}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.grade} data-standing={line.standing}>
              <th scope="row">{line === certain ? <Circled>{line.grade}</Circled> : line.grade}</th>
              <td>{kind === 'subject' ? texts.percentRange(line) : texts.range(line)}</td>
              <td>{texts.standing(line, marks?.missing.length === 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {source && <p className={sheet.caution}>{source}</p>}
    </div>
  );
}

/** The marks that a grade needs on one component. */
function Needed({ of: { heading, answers } }: { of: NonNullable<ResultTexts['need']> }) {
  return (
    <section>
      <h3 className={sheet.heading}>
        <Spoken of={heading} />
      </h3>
      <ul className={sheet.list}>
        {answers.map((answer) => (
          <li key={Object.values(answer.values).join()}>
            <Spoken of={answer} />
          </li>
        ))}
      </ul>
    </section>
  );
}
