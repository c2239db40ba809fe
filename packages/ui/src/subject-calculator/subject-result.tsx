import { memo } from 'react';
import { cx } from '../lib/cx';
import { Circled } from '../marks/marks';
import type { Fields } from '../tool/fields';
import * as sheet from '../tool/tool.css';
import { Spoken } from './english';
import { outcomeOf, type Outcome } from './outcome';
import * as styles from './subject-calculator.css';
import type { Texts } from './texts';
import { sourceOf, tell, type Told } from './told';

interface ResultProps {
  fields: Fields;
  texts: Texts;
}

/** The result: the percentage, the possible grades, the boundaries, and the marks needed. */
export const SubjectResult = memo(function SubjectResult({ fields, texts }: ResultProps) {
  const { words } = texts;
  const outcome = outcomeOf(fields);
  const told = tell(outcome, texts);
  return (
    <>
      {/* A screen reader announces the outcome at each change, and not the details. */}
      <div aria-live="polite">
        {told ? <Outcome of={told} /> : <p>{outcome.problems.size > 0 ? words.mend : words.nothingYet}</p>}
      </div>
      {outcome.lines.length > 0 && <Lines outcome={outcome} texts={texts} />}
      {told?.need && <Needed of={told.need} />}
      <p className={sheet.caution}>{words.notCertain}</p>
    </>
  );
});

function Outcome({ of: { figure, sum, doubts } }: { of: Told }) {
  return (
    <>
      <p className={sheet.figure}>{figure}</p>
      {sum && (
        <p>
          <Spoken of={sum} />
        </p>
      )}
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
}

/** The boundary of each grade or letter, and whether the student reaches it. */
function Lines({ outcome, texts }: LinesProps) {
  const { words } = texts;
  const { kind, lines, marks } = outcome;
  const source = sourceOf(outcome, texts);
  // A certain grade gets the examiner's ring. The text beside it says the same.
  const certain = lines.every(({ standing }) => standing !== 'open')
    ? lines.find(({ standing }) => standing === 'reached')
    : undefined;
  return (
    <div className={styles.group}>
      <table className={cx(sheet.table, styles.lines)}>
        <caption>{words.boundaries}</caption>
        <thead>
          <tr>
            <th scope="col">{words.grade}</th>
            <th scope="col">{words.from}</th>
            <th scope="col">{words.stands}</th>
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
function Needed({ of: { heading, answers } }: { of: NonNullable<Told['need']> }) {
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
