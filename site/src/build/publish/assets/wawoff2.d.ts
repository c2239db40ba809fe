/** The package has no types of its own. */
declare module 'wawoff2' {
  /** A WOFF2 font as TrueType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
