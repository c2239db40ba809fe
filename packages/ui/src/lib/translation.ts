/** A translation: the same message names as in English. A missing message does not compile. */
export type Translation<English> = { readonly [Name in keyof English]: string };
