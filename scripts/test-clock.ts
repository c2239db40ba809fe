/**
 * Sets the clock of a test run: `TEST_DATE=2028-02-29 pnpm vitest run --project unit`. No test may depend on today's date.
 * Time goes on from that day's noon in UTC; fake timers of a test work as ever.
 */
const DAY_MS = 86_400_000;
const day = import.meta.env.VITE_TEST_DATE as string | undefined;

if (day) {
  const start = Date.parse(`${day}T12:00:00Z`);
  if (Number.isNaN(start)) throw new Error(`TEST_DATE must be a day such as 2028-02-29, and is "${day}".`);
  const RealDate = Date;
  const ahead = start - RealDate.now();
  const now = () => RealDate.now() + ahead;
  // Test files share a process: the clock is set once.
  if (Math.abs(ahead) > DAY_MS) {
    globalThis.Date = new Proxy(RealDate, {
      apply: () => new RealDate(now()).toString(),
      construct: (target, args: unknown[], newTarget) =>
        Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    });
  }
}
