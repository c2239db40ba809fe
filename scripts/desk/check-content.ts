import type { ContentMistake } from '@tutoring/domain/content';
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ContentTrouble } from '../../packages/edge/src/owner/content/store.ts';

/** Milliseconds after which a check counts as hanging. The first takes five seconds, the next ones take one. */
const HANGS_MS = 90_000;

/** What site/scripts/desk.ts answers. */
interface Answer {
  id: number;
  problems?: ContentMistake[];
  json?: string;
  /** The check itself failed. */
  error?: string;
}

/** The content check in a process of its own, which keeps the pages that it has read. */
export class ContentChecker {
  readonly #site: string;
  #child: ChildProcess | undefined;
  #count = 0;

  /** @param project The folder of this project, whose code checks. */
  constructor(project: string) {
    this.#site = join(project, 'site');
  }

  /**
   * The mistakes in the `content` and `data` of a folder.
   * @throws {ContentTrouble} if the check itself fails.
   */
  async check(folder: string): Promise<ContentMistake[]> {
    return (await this.#ask({ check: folder })).problems ?? [];
  }

  /**
   * A file that a build writes for the desk; nothing if there is none of this name.
   * @param site The folder with `content` and `data`.
   */
  async data(site: string, name: string): Promise<string | undefined> {
    return (await this.#ask({ data: name, site })).json;
  }

  #ask(question: { check: string } | { data: string; site: string }): Promise<Answer> {
    const child = (this.#child ??= this.#start());
    const id = (this.#count += 1);
    return new Promise((settle, fail) => {
      const end = (result: () => void) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit);
        result();
      };
      const onMessage = (answer: Answer) => {
        if (answer.id !== id) return;
        const { error } = answer;
        end(() => (error === undefined ? settle(answer) : fail(failed(error))));
      };
      const onExit = () => end(() => fail(failed('it ended')));
      const timer = setTimeout(() => child.kill('SIGKILL'), HANGS_MS);
      child.on('message', onMessage).on('exit', onExit);
      child.send({ id, ...question });
    });
  }

  close(): void {
    this.#child?.kill();
  }

  #start(): ChildProcess {
    const { SITE_CONTENT: _, ...env } = process.env;
    const child = fork(join(this.#site, 'scripts/desk.ts'), { cwd: this.#site, execArgv: ['--import', 'tsx'], env });
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }
}

function failed(reason: string): ContentTrouble {
  return new ContentTrouble('unavailable', `The check of the content failed: ${reason}. Nothing was saved. Try again.`);
}
