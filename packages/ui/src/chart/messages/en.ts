/** The English messages of chart. */
export const en = {
  table: 'The figures as a table',
  grade: 'Grade',
  from: 'From',
} satisfies Record<string, string>;
