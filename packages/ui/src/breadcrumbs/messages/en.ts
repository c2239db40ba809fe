/** Words of breadcrumbs. */
export const en = {
  label: 'Breadcrumb',
} satisfies Record<string, string>;
