/** The messages of recognition. */
export const en = {
  heading: 'How it is read elsewhere',
  choose: 'Country or university',
  ontario: 'Ontario, Canada',
  points: '{value} UCAS Tariff points',
  grade: 'Grade {value}',
  units: '{value} quarter units of credit',
  percent: '{value}%',
  part: '{name}: {value}',
  nothing: 'nothing',
  notInTable: 'The table has no row for this result.',
  needsDiploma: 'Only an awarded Diploma is converted.',
  incomplete: 'Nothing that its table looks at is entered yet.',
  'rule_school-converts':
    'Your school turns grades into per cent and sends these. We know of no public table to trust.',
  'rule_combined-rank':
    'A rank comes from a national table that is agreed anew each year. Ask the admissions centre for it.',
  'rule_like-national-diploma': 'It opens what the country’s own school-leaving certificate opens.',
  rule_credit: 'University credit.',
  minTotal: 'From {minTotal} points of 45.',
  minHigherLevel: 'From grade {minHigherLevel} at HL.',
  minScore: 'From a score of {minScore}.',
  maxCredits: 'At most {maxCredits} credits.',
  maxUnits: 'At most {maxUnits} units.',
  'note_check-with-university': 'A convention of admissions, no equivalence: the university decides. Ask there.',
  'note_subject-conditions': 'Which subjects and levels you take counts as well.',
  'note_rounding-not-verified':
    'Whether it is rounded or cut off after the first decimal is not certain: both ends are given.',
  'note_group-not-verified': 'Which exams belong to the larger group is not certain: both ends are given.',
  'note_table-may-have-changed': 'Tables are renewed. Whether this is the latest is not certain.',
  source: 'Source: {sources} ({year}); read in {checked}.',
  noYear: 'no year given',
} satisfies Record<string, string>;
