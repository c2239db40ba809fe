/** A mistake in content or data: which file, what is wrong, how to mend it. Stops the build. */
export class ContentProblem extends Error {
  constructor(file: string, what: string, fix: string) {
    super(`${file}\n  ${what}\n  Fix: ${fix}`);
    this.name = 'ContentProblem';
  }
}
