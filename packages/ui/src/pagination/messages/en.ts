/** The English messages of pagination. */
export const en = {
  label: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
} satisfies Record<string, string>;
