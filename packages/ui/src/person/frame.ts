/** The width of the frame, on phones and from `breakpoint.medium`. It is in rem, as the text beside it. */
export const FRAME = { narrow: '6rem', wide: '8rem' } as const;
