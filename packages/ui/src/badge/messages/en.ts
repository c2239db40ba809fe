/** The English messages of badge. */
export const en = {
  sample: 'Sample',
  sampleMeans: 'Written by us to show what will be here',
} satisfies Record<string, string>;
