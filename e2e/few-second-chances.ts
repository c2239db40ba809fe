import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** The number of journeys per run that may need a retry. */
const FEW = 3;

/** Fails a run if so many journeys passed only on a retry that a slow machine cannot be the reason. */
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
