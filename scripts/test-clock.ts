/**
 * Sets the clock of a run, because no test and no build may depend on today's date:
 *
 *     TEST_DATE=2028-02-29 pnpm vitest run --project unit --project visit --project components
 *     TEST_DATE=2028-02-29 NODE_OPTIONS="--import $PWD/scripts/test-clock.ts" pnpm --filter @tutoring/site build
 *
 * Time goes on from that day's noon in UTC; fake timers of a test work as ever.
 */
const DAY_MS = 86_400_000;

/** Vitest passes the variable on to browsers under this name (vitest.config.ts). */
const { env } = import.meta as { env?: { VITE_TEST_DATE?: string } };
const day = globalThis.process?.env.TEST_DATE ?? env?.VITE_TEST_DATE;

if (day) setClock(day);

function setClock(today: string): void {
  const start = Date.parse(`${today}T12:00:00Z`);
  if (Number.isNaN(start)) throw new Error(`TEST_DATE must be a day such as 2028-02-29, and is "${today}".`);
  const RealDate = Date;
  const ahead = start - RealDate.now();
  // Test files share a process: the clock is set once.
  if (Math.abs(ahead) < DAY_MS) return;
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
