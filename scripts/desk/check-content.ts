import type { ContentMistake } from '@tutoring/domain/content';
import { join } from 'node:path';
import { ContentTrouble } from '../../packages/edge/src/owner/content/store.ts';
import { AnsweringProcess } from './answering-process.ts';

/** The first check takes five seconds, the next ones take one. */
const HANGS_MS = 90_000;

/** What site/scripts/desk.ts answers. */
interface Answer {
  problems?: ContentMistake[];
  json?: string;
}

/** The content check in a process of its own, which keeps the pages that it has read. */
export class ContentChecker {
  readonly #process: AnsweringProcess<{ check: string } | { data: string; site: string }, Answer>;

  /** @param project The folder of this project, whose code checks. */
  constructor(project: string) {
    const site = join(project, 'site');
    const { SITE_CONTENT: _, ...env } = process.env;
    this.#process = new AnsweringProcess(join(site, 'scripts/desk.ts'), {
      cwd: site,
      execArgv: ['--import', 'tsx'],
      env,
      hangsMs: HANGS_MS,
      failed,
    });
  }

  /**
   * The mistakes in the `content` and `data` of a folder.
   * @throws {ContentTrouble} if the check itself fails.
   */
  async check(folder: string): Promise<ContentMistake[]> {
    return (await this.#process.ask({ check: folder })).problems ?? [];
  }

  /**
   * A file that a build writes for the desk; nothing if there is none of this name.
   * @param site The folder with `content` and `data`.
   */
  async data(site: string, name: string): Promise<string | undefined> {
    return (await this.#process.ask({ data: name, site })).json;
  }

  close(): void {
    this.#process.close();
  }
}

function failed(reason: string): ContentTrouble {
  return new ContentTrouble('unavailable', `The check of the content failed: ${reason}. Nothing was saved. Try again.`);
}
