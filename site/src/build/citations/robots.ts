import robotsParser from 'robots-parser';
import { request, type Failure, type RequestSettings } from './request';

/** What a site's `robots.txt` says about us. */
export interface Rules {
  allows: (url: string) => boolean;
  /** Milliseconds that the site wants between two requests. */
  delayMs: number;
}

/** Redirects of a `robots.txt` that are followed, as RFC 9309 asks. */
const MOST_REDIRECTS = 5;
/** A site that asks for a longer pause gets this one: each run is short, and reads few pages of a site. */
const LONGEST_DELAY_MS = 30_000;

const EVERYTHING: Rules = { allows: () => true, delayMs: 0 };

/**
 * Reads the rules of a site as RFC 9309 says: a missing file allows everything, and one that the server cannot send nothing.
 * @param origin Such as `https://www.example.org`.
 */
export async function readRules(origin: string, settings: RequestSettings): Promise<Rules | Failure> {
  let url = `${origin}/robots.txt`;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await request(url, settings);
    if ('kind' in answer) return answer.kind === 'dead' ? answer : unread(answer.why);
    const { status, headers, bytes } = answer;
    const location = URL.parse(headers.get('Location') ?? '', url);
    if (status >= 500 || status === 429) return unread(`answers ${status}`);
    if (status === 200) return rulesOf(robotsParser(`${origin}/robots.txt`, new TextDecoder().decode(bytes)), settings);
    if (status < 300 || status >= 400 || !location) return EVERYTHING;
    url = location.href;
  }
  return EVERYTHING;
}

const unread = (why: string): Failure => ({ kind: 'unread', why: `its robots.txt ${why}` });

function rulesOf(robot: ReturnType<typeof robotsParser>, { userAgent }: RequestSettings): Rules {
  return {
    allows: (url) => robot.isAllowed(url, userAgent) !== false,
    delayMs: Math.min((robot.getCrawlDelay(userAgent) ?? 0) * 1000, LONGEST_DELAY_MS),
  };
}
