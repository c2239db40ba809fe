/** Words of statistic. */
export const en = {
  checked: '(last checked {date})',
} satisfies Record<string, string>;
