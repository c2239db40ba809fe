export const en = {
  programme: 'Programme',
  city: 'City',
  all: 'All',
  /** Screen readers announce it after each choice. */
  shown: 'one: {count} of {total} school shown | {count} of {total} schools shown',
  none: 'No school in this list matches both choices. Set one of them to “All”.',
  /** Replaces `shown` if the list has no schools. */
  empty: 'We list no schools here yet.',
  website: 'Website',
  opensInNewTab: 'opens in a new tab',
  /** Below a school whose programmes nobody has checked yet. */
  unverified: 'Please confirm with the school',
};
