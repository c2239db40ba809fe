/**
 * Sets the clock of a run, to prove that no test and no build depends on today's date:
 *
 *     TEST_DATE=2028-02-29 pnpm vitest run --project unit --project client --project components
 *     TEST_DATE=2028-02-29 NODE_OPTIONS="--import $PWD/scripts/test-clock.ts" pnpm --filter @tutoring/site build
 *
 * The clock starts at noon (UTC) of that day and runs on. Fake timers in tests work as usual.
 */
const DAY_MS = 86_400_000;

/** The name under which Vitest passes the variable to browsers (vitest.config.ts). */
const { env } = import.meta as { env?: { VITE_TEST_DATE?: string } };
const day = globalThis.process?.env.TEST_DATE ?? env?.VITE_TEST_DATE;

if (day) setClock(day);

function setClock(today: string): void {
  const start = Date.parse(`${today}T12:00:00Z`);
  if (Number.isNaN(start)) throw new Error(`TEST_DATE is "${today}", but must be a day such as 2028-02-29.`);
  const RealDate = Date;
  const ahead = start - RealDate.now();
  // Test files share a process, so the clock may be set already.
  if (Math.abs(ahead) < DAY_MS) return;
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
