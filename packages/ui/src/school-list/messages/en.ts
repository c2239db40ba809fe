export const en = {
  programme: 'Programme',
  city: 'City',
  all: 'All',
  /** Announced when the list was narrowed. */
  shown: '{count} of {total} schools shown',
  /** The same where the whole list is one school. */
  shownOfOne: '{count} of {total} school shown',
  none: 'No school in this list matches both. Choose “All” in one of the two.',
  /** Of a list without any. */
  empty: 'No schools are listed yet.',
  website: 'Website',
  opensInNewTab: 'opens in a new tab',
  /** Beside an entry that nobody has checked at its source yet. */
  unverified: 'Please confirm with the school',
};
