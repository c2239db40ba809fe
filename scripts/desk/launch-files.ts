import { join } from 'node:path';
import { AnsweringProcess } from './answering-process.ts';

/** The first list takes seconds, because every page is read. */
const HANGS_MS = 90_000;

/** The launch list in a process of its own, which makes it again only when a file has changed. */
export class LaunchFiles {
  readonly #process: AnsweringProcess<{ name: string }, { json?: string }>;

  /** @param root The checkout whose decisions it lists. */
  constructor(root: string) {
    this.#process = new AnsweringProcess(join(import.meta.dirname, 'launch-process.ts'), {
      cwd: root,
      execArgv: [],
      hangsMs: HANGS_MS,
      failed: (reason) => new Error(`The list of decisions failed: ${reason}`),
    });
  }

  /** `launch.json`, or the places of one of its decisions; nothing if there is no such file. */
  async read(name: string): Promise<string | undefined> {
    return (await this.#process.ask({ name })).json;
  }

  close(): void {
    this.#process.close();
  }
}
