/** Words of marked-script. */
export const en = {
  tutor: 'Tutor',
  ai: 'AI hint, checked by a tutor',
  grade: 'Marks: {grade}',
} satisfies Record<string, string>;
