/** Words of footer. */
export const en = {
  contact: 'Contact',
  pages: 'Pages',
  locations: 'Global Locations',
  nonAffiliation:
    '{brand} is not affiliated with, and not endorsed by, the International Baccalaureate Organization or the College Board. IB, International Baccalaureate, AP and Advanced Placement are names of their owners.',
  copyright: '© {year} {brand}',
} satisfies Record<string, string>;
