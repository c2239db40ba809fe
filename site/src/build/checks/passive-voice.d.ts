declare module 'passive-voice' {
  /** Finds passives such as "was charged": where each begins, and its length. */
  export default function passive(text: string): { index: number; offset: number }[];
}
