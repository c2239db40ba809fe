import {
  BILINGUAL_GRADE,
  bilingualDiploma,
  type DiplomaDecision,
  type DiplomaInput,
} from '@tutoring/domain/ib-diploma';
import { Select } from '../field/field';
import { fill } from '../lib/fill';
import { useLang } from '../provider/provider';
import type { Fields } from '../tool/fields';
import * as sheet from '../tool/tool.css';
import type { ToolFields } from '../tool/use-tool-fields';
import { Asked } from './asked';
import { SUBJECT_NUMBERS } from './question-form';
import type { Messages } from './translation';
import { Section } from './way-list';

const isAnswered = ({ secondlanguage, otherlanguage }: Fields) => Boolean(secondlanguage ?? otherlanguage);

interface BilingualFieldsProps {
  tool: Pick<ToolFields, 'fields' | 'bind'>;
  messages: Messages;
  /** The name of a field: the subject's name, if it has one. */
  labelOf: (field: string) => string;
}

/** The two questions that decide whether a diploma is bilingual. */
export function BilingualFields({ tool, messages, labelOf }: BilingualFieldsProps) {
  const subjects = SUBJECT_NUMBERS.map((value) => ({ value, label: labelOf(`subjects.${Number(value) - 1}.grade`) }));
  const withNone = [{ value: '', label: messages.none }, ...subjects];
  const languageA = tool.bind('languagea');
  return (
    <Asked summary={messages.bilingual_form} isAnswered={isAnswered(tool.fields)}>
      <p className={sheet.caution}>{messages.bilingual_help}</p>
      <Select
        {...languageA}
        value={languageA.value || '1'}
        label={messages.bilingual_a}
        saysOptional={false}
        options={subjects}
      />
      <Select
        {...tool.bind('secondlanguage')}
        label={messages.bilingual_second}
        saysOptional={false}
        options={withNone}
      />
      <Select
        {...tool.bind('otherlanguage')}
        label={messages.bilingual_other}
        saysOptional={false}
        options={withNone}
      />
    </Asked>
  );
}

export interface BilingualResultProps {
  fields: Fields;
  /** The grades. */
  input: DiplomaInput;
  award: DiplomaDecision['status'];
  messages: Messages;
  labelOf: (field: string) => string;
}

/** Whether the diploma is bilingual. Nothing without an answer to one of the questions. */
export function BilingualResult(props: BilingualResultProps) {
  const text = bilingualText(props, useLang());
  return text ? <Section title={props.messages.bilingual_title}>{<p>{text}</p>}</Section> : null;
}

/** Whether the diploma is bilingual, in words; `undefined` without an answer to one of the questions. */
export function bilingualText(
  { fields, input, award, messages, labelOf }: BilingualResultProps,
  lang: string,
): string | undefined {
  if (!isAnswered(fields)) return undefined;
  const placeOf = (name: string) => (fields[name] ? Number(fields[name]) - 1 : undefined);
  const { status, lines } = bilingualDiploma(
    input.subjects.map(({ grade }) => grade),
    {
      languageA: placeOf('languagea') ?? 0,
      secondLanguageA: placeOf('secondlanguage'),
      otherLanguage: placeOf('otherlanguage'),
    },
    award,
  );
  if (status === 'bilingual') return messages.bilingual_yes;
  if (status === 'no-diploma') return messages.bilingual_noDiploma;
  const tooLow = lines.flatMap((line) => line.tooLow);
  if (tooLow.length === 0) return messages.bilingual_same;
  const list = new Intl.ListFormat(lang, { type: 'unit' });
  return fill(messages.bilingual_no, {
    grade: String(BILINGUAL_GRADE),
    fields: list.format(new Set(tooLow.map(labelOf))),
  });
}
