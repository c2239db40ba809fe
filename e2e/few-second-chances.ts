import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** How many journeys of a run may need a second chance. */
const FEW = 3;

/** Fails a run in which so many journeys passed only at the second try that it is no longer the machine. */
export default class FewSecondChances implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    const second = this.#suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? [];
    const isFew = second.length <= FEW;
    if (!isFew) console.error(`${second.length} journeys needed a second chance; more than ${FEW} is a fault.`);
    return Promise.resolve(isFew ? undefined : { status: status === 'passed' ? 'failed' : status });
  }

  printsToStdio(): boolean {
    return false;
  }
}
