import type { DatesFeed } from '@tutoring/domain/dates';
import { LANGUAGES } from '@tutoring/domain/languages';

/** What is wrong with an address of the feed of dates. */
interface QueryProblem {
  error: 'unknown_parameter' | 'repeated_parameter' | 'unknown_value';
  parameter: string;
  /** The sentence for who made the address. */
  message: string;
  /** What would be right; missing if that is no list. */
  allowed?: readonly string[];
}

/** What the dates have, to check an address with. */
interface KnownValues {
  regions: readonly string[];
  courses: readonly string[];
  sessions: readonly string[];
}

const PARAMETERS = ['programme', 'region', 'courses', 'session', 'zone', 'lang'];

/** Reads the address of the feed of dates. A calendar asks for years with what it was given, so a mistake must show at once. */
export function readDatesQuery(query: URLSearchParams, known: KnownValues): DatesFeed | QueryProblem {
  for (const name of query.keys()) {
    if (!PARAMETERS.includes(name)) {
      const message = `The calendar has no parameter ${JSON.stringify(name)}. Use ${PARAMETERS.join(', ')}.`;
      return { error: 'unknown_parameter', parameter: name, message, allowed: PARAMETERS };
    }
    if (query.getAll(name).length > 1) {
      const message = `The parameter "${name}" stands twice. Write it once, with commas between several values.`;
      return { error: 'repeated_parameter', parameter: name, message };
    }
  }
  // An empty value is one that a form left open.
  const valueOf = (name: string) => query.get(name) || undefined;
  const listOf = (name: string) => [...new Set(valueOf(name)?.split(',') ?? [])];
  const checks: [name: string, values: readonly string[], allowed: readonly string[]][] = [
    ['programme', listOf('programme'), ['ib', 'ap']],
    ['region', listOf('region'), known.regions],
    ['courses', listOf('courses'), known.courses],
    ['session', listOf('session'), known.sessions],
    ['lang', listOf('lang'), LANGUAGES.map((language) => language.toLowerCase())],
  ];
  for (const [parameter, values, allowed] of checks) {
    const wrong = values.find((value) => !allowed.includes(value));
    if (wrong !== undefined) return unknownValue(parameter, wrong, allowed);
    if (values.length > 1 && !['region', 'courses'].includes(parameter)) {
      return {
        error: 'repeated_parameter',
        parameter,
        message: `The parameter "${parameter}" takes one value.`,
        allowed,
      };
    }
  }
  const zone = valueOf('zone');
  if (zone !== undefined && !isZone(zone)) return unknownValue('zone', zone);
  return {
    programme: ({ ib: 'IB', ap: 'AP' } as const)[valueOf('programme') as 'ib' | 'ap'],
    // `undefined` would be every course.
    courses: valueOf('courses') === undefined ? undefined : listOf('courses'),
    regions: listOf('region'),
    session: valueOf('session'),
    zone,
    language: LANGUAGES.find((language) => language.toLowerCase() === valueOf('lang')) ?? 'en',
  };
}

function unknownValue(parameter: string, value: string, allowed?: readonly string[]): QueryProblem {
  const use = allowed ? `Use ${allowed.join(', ')}.` : 'Use an IANA name such as America/Toronto.';
  const message = `The parameter "${parameter}" has no value ${JSON.stringify(value)}. ${use}`;
  return { error: 'unknown_value', parameter, message, ...(allowed && { allowed }) };
}

function isZone(zone: string): boolean {
  // Not an offset such as `+05:00`, which knows no clock changes.
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(zone)) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
