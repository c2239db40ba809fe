/** The English messages of statistic. */
export const en = {
  checked: '(last checked {date})',
} satisfies Record<string, string>;
