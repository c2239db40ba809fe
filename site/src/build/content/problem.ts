/** A mistake in content or data: the file, what is wrong, and how to fix it. Stops the build. */
export class ContentProblem extends Error {
  readonly file: string;
  readonly what: string;
  readonly fix: string;

  /** @param file The file, with the line if it is known: `content/faq.mdx:12`. */
  constructor(file: string, what: string, fix: string) {
    super(`${file}\n  ${what}\n  Fix: ${fix}`);
    this.name = 'ContentProblem';
    this.file = file;
    this.what = what;
    this.fix = fix;
  }
}

/** Several mistakes at once. */
export class ContentProblems extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super([...problems.map(({ message }) => message), `${problems.length} mistakes.`].join('\n\n'));
    this.name = 'ContentProblems';
    this.problems = problems;
  }
}

/** The mistakes in an error; none if it is another kind of error. */
export function problemsIn(error: unknown): readonly ContentProblem[] {
  if (error instanceof ContentProblem) return [error];
  return error instanceof ContentProblems ? error.problems : [];
}

/** Collects the mistakes of several steps, so that one run reports all of them. */
export class Mistakes {
  readonly #problems: ContentProblem[] = [];

  add(file: string, what: string, fix: string): void {
    this.#problems.push(new ContentProblem(file, what, fix));
  }

  /**
   * Runs a step and keeps its mistakes.
   * @returns the step's result, or `undefined` if it has a mistake.
   * @throws any other error.
   */
  in<Value>(step: () => Value): Value | undefined {
    try {
      return step();
    } catch (error) {
      const problems = problemsIn(error);
      if (problems.length === 0) throw error;
      this.#problems.push(...problems);
      return undefined;
    }
  }

  /** @throws {ContentProblem | ContentProblems} if there are mistakes. */
  report(): void {
    const [first] = this.#problems;
    if (first) throw this.#problems.length === 1 ? first : new ContentProblems(this.#problems);
  }
}
