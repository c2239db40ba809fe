/** The English messages of footer. */
export const en = {
  contact: 'Contact',
  outside: 'Elsewhere',
  locations: 'Global Locations',
  cookies: 'Cookie Preferences',
  cookiesFailed: 'The cookie settings did not load. Check your connection, then press “Cookie Preferences” again.',
  opensInNewTab: 'Opens in a new tab',
  nonAffiliation:
    '{brand} is not affiliated with, and not endorsed by, the International Baccalaureate Organization or the College Board. IB, International Baccalaureate, AP and Advanced Placement are names of their owners.',
  copyright: '© {year} {brand}',
} satisfies Record<string, string>;
