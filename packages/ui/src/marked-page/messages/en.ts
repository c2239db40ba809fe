/** The English messages of marked-page. */
export const en = {
  page: 'Page {page} of {pages}',
  /** The text alternative of a page. */
  photo: 'Page {page} of {pages}, photograph',
  /** The name of a mark, which links to its note. */
  note: 'Note {number}',
  /** For screen readers, before a note: what is marked, and where on the page. */
  marked: 'Note {number}, {kind}, {place}:',
  /** For screen readers, of a mark without a note. */
  mark: '{kind}, {place}',
  tick: 'tick',
  underline: 'underlined',
  wavy: 'wavy line',
  highlight: 'highlighted',
  ring: 'ringed',
  upper: 'in the upper half',
  lower: 'in the lower half',
  grade: 'Marks: {grade}',
} satisfies Record<string, string>;
