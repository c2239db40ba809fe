/** The English messages of breadcrumbs. */
export const en = {
  label: 'Breadcrumb',
} satisfies Record<string, string>;
