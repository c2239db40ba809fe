/** The English messages of tool. */
export const en = {
  result: 'Result',
  /** The stamp on the sheet of an example. */
  exampleStamp: 'Example',
  /** The title of files made from an example. */
  exampleOf: 'Example: {title}',
  startEmpty: 'Start empty',
  bring: 'Bring your result to a free consultation',
  bringHelp:
    'Your result goes into the message of our form. There you can change it or take it out. We get it only if you send the form.',
  /** In the message, a line with the link to the result. */
  bringLink: 'To open it: {address}',
  own: 'The result updates with each change. Your entries stay in this browser; we don’t receive them.',
  copyLink: 'Copy a link to this result',
  copied: 'Link copied. Anyone who opens it sees this result.',
  copyFailed: 'Your browser didn’t let us copy the link. Copy it from the address bar.',
  copyFailedInFrame:
    'Your browser didn’t let us copy the link. Open the result in a tab of its own, and copy its address there.',
  openResult: 'Open the result',
  print: 'Print or save as PDF',
  csv: 'Save as a table (CSV)',
  picture: 'Save as a picture',
  pictureFailed: 'Your browser couldn’t draw the picture. Print the result instead.',
  nothingToSave: 'There is no result to save yet. The sheet beside the form says what is missing.',
  saved: 'Saved as {file}.',
  clear: 'Clear',
  cleared: 'We cleared everything, including what this device had kept.',
  undo: 'Undo',
  keep: 'Keep my entries on this device',
  keepHelp: 'They stay in this browser until you clear them. We don’t receive them.',
  brokenLink: 'We couldn’t read the link, so you see an example. It may have been cut off: ask for it again.',
  link: 'These entries come from a link. We’ve kept yours.',
  linkBack: 'Back to mine',
  linkKeep: 'Keep these instead',
  linkKept: 'We’ve kept these entries in place of your earlier ones.',
  printed: '{date}, from {address}',
} satisfies Record<string, string>;
