/** The English messages of marked-script. */
export const en = {
  /** Both stand before a remark: with a colon, and a space if the language has one there. */
  tutor: 'Tutor: ',
  ai: 'AI hint, checked by a tutor: ',
  grade: 'Marks: {grade}',
  /** The label of real work, then what it means, in small print after it. */
  studentWork: 'A student’s own work',
  studentWorkMeans: 'shown with permission, without a name',
} satisfies Record<string, string>;
