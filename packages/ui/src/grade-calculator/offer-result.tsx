import type { CsvCell } from '@tutoring/domain/csv';
import type { DiplomaInput, OfferLine } from '@tutoring/domain/ib-diploma';
import { fill } from '../lib/fill';
import type { Fields } from '../tool/fields';
import { ConditionTable, metText } from './condition-table';
import * as styles from './grade-calculator.css';
import { offerAnswerIn } from './offer-form';
import type { Messages } from './translation';
import { Section, WayList } from './way-list';

export interface OfferResultProps {
  fields: Fields;
  /** The grades. */
  input: DiplomaInput;
  messages: Messages;
  /** The name of a field: the subject's name, if it has one. */
  labelOf: (field: string) => string;
}

/** The grades against the offer, condition by condition, and the fewest rises that meet it. Nothing without an offer. */
export function OfferResult({ fields, input, messages, labelOf }: OfferResultProps) {
  const answer = offerAnswerIn(fields, input);
  if (!answer) return null;
  const { met, lines, ways, withCore } = answer;
  return (
    <Section title={messages.offer_result}>
      <p className={styles.decision}>{met ? messages.offer_met : messages.offer_notMet}</p>
      <ConditionTable
        rows={lines.map((line) => ({
          text: lineText(line, withCore, messages, labelOf),
          yours: valueText(line, messages),
          met: line.met,
        }))}
        messages={messages}
      />
      {!met && <WayList ways={ways} isAward text={messages.offer_ways} messages={messages} labelOf={labelOf} />}
    </Section>
  );
}

/** The rows of a report. */
export function offerRows({ fields, input, messages, labelOf }: OfferResultProps): CsvCell[][] {
  const answer = offerAnswerIn(fields, input, 0);
  if (!answer) return [];
  return [
    [],
    [messages.offer_result, messages.yours, messages.status],
    ...answer.lines.map((line) => [
      lineText(line, answer.withCore, messages, labelOf),
      valueText(line, messages),
      metText(line.met, messages),
    ]),
    [answer.met ? messages.offer_met : messages.offer_notMet],
  ];
}

/** What a line of the offer asks for. */
function lineText(
  line: OfferLine,
  withCore: boolean,
  messages: Messages,
  labelOf: OfferResultProps['labelOf'],
): string {
  if (line.condition === 'award') return messages.offer_lineAward;
  if (line.condition === 'hl-grades') return fill(messages.offer_lineGrades, { limit: line.limit.join(' ') });
  const limit = String(line.limit);
  if (line.condition === 'hl-total') return fill(messages.offer_lineHl, { limit });
  if (line.condition === 'subject') {
    return fill(messages.offer_lineSubject, { limit, subject: labelOf(`subjects.${line.place}.grade`) });
  }
  return fill(withCore ? messages.condition_total : messages.offer_lineSubjects, { limit });
}

/** What the student has, and by how much it is too little. */
function valueText(line: OfferLine, messages: Messages): string {
  if (line.condition === 'award') return messages.none;
  const value = line.condition === 'hl-grades' ? line.value.join(' ') : String(line.value);
  return line.met ? value : fill(messages.short, { value, short: String(line.shortBy) });
}
