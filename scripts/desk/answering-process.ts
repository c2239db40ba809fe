import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';

/** What the other process sends back. */
interface Answer {
  id: number;
  /** Why there is no answer. */
  error?: string;
}

interface Options extends ForkOptions {
  /** Milliseconds after which it counts as hanging. */
  hangsMs: number;
  /** Makes the error of a question that failed. */
  failed: (reason: string) => Error;
}

/**
 * A process of its own for work that takes seconds, which would otherwise keep this one from answering. It keeps what it has read, starts
 * with the first question, and starts again if it has ended.
 */
export class AnsweringProcess<Question extends object, Given extends object> {
  readonly #file: string;
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #count = 0;

  /** @param file Answers each message with one of the same `id`. */
  constructor(file: string, options: Options) {
    this.#file = file;
    this.#options = options;
  }

  ask(question: Question): Promise<Given> {
    const child = (this.#child ??= this.#start());
    const { hangsMs, failed } = this.#options;
    const id = (this.#count += 1);
    return new Promise((settle, fail) => {
      const end = (result: () => void) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit);
        result();
      };
      const onMessage = (answer: Answer & Given) => {
        if (answer.id !== id) return;
        const { error } = answer;
        end(() => (error === undefined ? settle(answer) : fail(failed(error))));
      };
      const onExit = () => end(() => fail(failed('it ended')));
      const timer = setTimeout(() => child.kill('SIGKILL'), hangsMs);
      child.on('message', onMessage).on('exit', onExit);
      child.send({ id, ...question });
    });
  }

  close(): void {
    this.#child?.kill();
  }

  #start(): ChildProcess {
    const child = fork(this.#file, this.#options);
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }
}
