/** The same message names as the English ones, with other words: a missing one does not compile. */
export type Translation<English> = { readonly [Name in keyof English]: string };
