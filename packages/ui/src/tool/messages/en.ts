/** Words of tool. */
export const en = {
  result: 'Result',
  copyLink: 'Copy a link to this result',
  copied: 'Link copied. Whoever opens it sees this result.',
  copyFailed: 'The link was not copied, because your browser does not allow it here. Copy it from the address bar.',
  print: 'Print or save as PDF',
  csv: 'Save as a table (CSV)',
  picture: 'Save as a picture',
  pictureFailed: 'The picture could not be drawn in this browser. Print the result instead.',
  saved: 'Saved as {file}.',
  clear: 'Clear',
  cleared: 'Everything is cleared, also what this device had kept.',
  undo: 'Undo',
  keep: 'Keep my entries on this device',
  keepHelp: 'They stay in this browser until you clear them, and are not sent to us.',
  brokenLink: 'The link could not be read, so you see an example. Ask for the link again: it may have been cut off.',
  printed: '{date}, from {address}',
} satisfies Record<string, string>;
