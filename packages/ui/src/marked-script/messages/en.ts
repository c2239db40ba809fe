/** The English messages of marked-script. */
export const en = {
  /** Both stand before a remark: with a colon, and a space if the language has one there. */
  tutor: 'Tutor: ',
  ai: 'AI hint, checked by a tutor: ',
  grade: 'Marks: {grade}',
} satisfies Record<string, string>;
