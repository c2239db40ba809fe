/** A mistake in content or data: which file, what is wrong, how to mend it. Stops the build. */
export class ContentProblem extends Error {
  constructor(
    /** With the line, where it is known: `content/faq.mdx:12`. */
    readonly file: string,
    readonly what: string,
    readonly fix: string,
  ) {
    super(`${file}\n  ${what}\n  Fix: ${fix}`);
    this.name = 'ContentProblem';
  }
}
