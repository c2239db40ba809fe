/** The English messages of video. `{company}`: YouTube or Vimeo. */
export const en = {
  play: 'Play video',
  note: 'Pressing play loads the video from {company}, which then learns your IP address and may store data in your browser.',
  watch: 'Watch on {company}',
  opensInNewTab: 'Opens in a new tab',
} satisfies Record<string, string>;
