import { Checkbox, Select, TextField } from '../field/field';
import { fill } from '../lib/fill';
import { numberField } from '../tool/number-field';
import * as sheet from '../tool/tool.css';
import type { ToolFields } from '../tool/use-tool-fields';
import { Asked } from './asked';
import * as styles from './grade-calculator.css';
import { isOfferEntered, NEEDED_GRADES, offerProblems } from './offer-form';
import { SUBJECT_NUMBERS } from './question-form';
import type { Messages } from './translation';

interface OfferFieldsProps {
  tool: Pick<ToolFields, 'fields' | 'bind' | 'bindCheck'>;
  messages: Messages;
  /** The name of a field: the subject's name, if it has one. */
  labelOf: (field: string) => string;
}

/** What a university asks for. */
export function OfferFields({ tool, messages, labelOf }: OfferFieldsProps) {
  const problems = offerProblems(tool.fields);
  const problemOf = (name: string) => {
    const max = problems.get(name);
    if (max === undefined) return false;
    return name === 'offergrades' ? messages.offer_problemGrades : fill(messages.offer_problem, { max: String(max) });
  };
  const number = (name: string, label: string) => (
    <TextField
      {...tool.bind(name)}
      label={label}
      saysOptional={false}
      problem={problemOf(name)}
      {...numberField('whole')}
    />
  );
  return (
    <Asked summary={messages.offer_form} isAnswered={isOfferEntered(tool.fields)}>
      <p className={sheet.caution}>{messages.offer_help}</p>
      <div className={sheet.fieldRow}>
        {number('offer', messages.offer_total)}
        {number('offerhl', messages.offer_hl)}
      </div>
      {number('offergrades', messages.offer_grades)}
      <fieldset className={styles.group}>
        <legend>{messages.offer_named}</legend>
        <div className={sheet.fieldRow}>
          {SUBJECT_NUMBERS.map((place) => (
            <Select
              key={place}
              {...tool.bind(`need${place}`)}
              label={labelOf(`subjects.${Number(place) - 1}.grade`)}
              saysOptional={false}
              options={[
                { value: '', label: messages.none },
                ...NEEDED_GRADES.map((value) => ({ value, label: value })),
              ]}
            />
          ))}
        </div>
      </fieldset>
      <Checkbox {...tool.bindCheck('offercore')} label={messages.offer_subjects} />
      <Checkbox {...tool.bindCheck('offerbare')} label={messages.offer_bare} />
    </Asked>
  );
}
