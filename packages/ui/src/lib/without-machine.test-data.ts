export const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** The constructors of `Intl` that use the machine's language by default. */
const KINDS = [
  'DateTimeFormat',
  'DisplayNames',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
] as const;

/**
 * For tests: runs code whose result must be the same on every machine and every day. Throws if the code reads the time, a
 * random number, or the machine's language or time zone.
 */
export function withoutMachine<Result>(run: () => Result): Result {
  const refuse = (what: string): never => {
    throw new Error(`${what} was asked for while rendering: the server and the browser may differ.`);
  };
  const ends: (() => void)[] = [];
  const replace = <Holder extends object, Name extends keyof Holder>(holder: Holder, name: Name, by: Holder[Name]) => {
    const before = Object.getOwnPropertyDescriptor(holder, name);
    Object.defineProperty(holder, name, { configurable: true, writable: true, value: by });
    ends.push(() => (before ? Object.defineProperty(holder, name, before) : Reflect.deleteProperty(holder, name)));
  };

  replace(Math, 'random', () => refuse('Math.random'));
  replace(crypto, 'randomUUID', () => refuse('crypto.randomUUID'));
  replace(crypto, 'getRandomValues', () => refuse('crypto.getRandomValues'));
  const clock: ProxyHandler<DateConstructor> = {
    construct: (target, given) =>
      given.length === 0 ? refuse('The time') : (Reflect.construct(target, given) as Date),
    apply: () => refuse('The time'),
    get: (target, name) => (name === 'now' ? () => refuse('The time') : (Reflect.get(target, name) as unknown)),
  };
  for (const kind of KINDS) {
    const construct = (target: object, given: [unknown?, { timeZone?: string }?]): object => {
      if (given[0] === undefined) refuse(`The machine's language (Intl.${kind})`);
      if (kind === 'DateTimeFormat' && given[1]?.timeZone === undefined) refuse("The machine's time zone");
      return Reflect.construct(target as new () => object, given) as object;
    };
    const handler = { construct, apply: (target: object, _: unknown, given: []) => construct(target, given) };
    replace(Intl, kind, new Proxy(Intl[kind] as object, handler as ProxyHandler<object>) as never);
  }
  replace(globalThis, 'Date', new Proxy(Date, clock));
  try {
    return run();
  } finally {
    ends.reverse().forEach((end) => end());
  }
}
