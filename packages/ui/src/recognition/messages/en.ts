/** The messages of recognition. */
export const en = {
  heading: 'What it counts for elsewhere',
  choose: 'Country or university',
  ontario: 'Ontario, Canada',
  points: '{value} UCAS Tariff points',
  grade: 'Grade {value}',
  units: '{value} quarter units of credit',
  percent: '{value}%',
  part: '{name}: {value}',
  nothing: 'nothing',
  notInTable: 'The table has no row for this result.',
  needsDiploma: 'Only a Diploma that you’ve earned converts.',
  incomplete: 'You haven’t entered a result that this table uses.',
  'rule_school-converts':
    'Your school converts grades into percentages and sends them. We know of no public table that we trust.',
  'rule_combined-rank': 'A national table, agreed each year, gives you a rank. Ask the admissions centre for it.',
  'rule_like-national-diploma': 'It gives the same access as the country’s own school-leaving certificate.',
  rule_credit: 'University credit.',
  minTotal: 'From {minTotal} points of 45.',
  minHigherLevel: 'From grade {minHigherLevel} at HL.',
  minScore: 'From a score of {minScore}.',
  maxCredits: 'At most {maxCredits} credits.',
  maxUnits: 'At most {maxUnits} units.',
  'note_check-with-university':
    'This is an admissions convention, not an equivalence. The university decides: ask there.',
  'note_subject-conditions': 'Your subjects and levels count too.',
  'note_rounding-not-verified':
    'We aren’t certain whether it is rounded or cut off after the first decimal, so we show both.',
  'note_group-not-verified': 'We aren’t certain which exams belong to the larger group, so we show both ends.',
  'note_table-may-have-changed': 'Universities update their tables. We aren’t certain that this is the latest.',
  source: 'Source: {sources} ({year}); checked in {checked}.',
  noYear: 'no year given',
} satisfies Record<string, string>;
