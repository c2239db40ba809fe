import { FINDER_HOME, findService, readAnswers } from '@tutoring/domain/service-finder';
import type { Context } from 'hono';

/** `GET /find?programme=…&subject=…&goal=…`: the service finder of visitors without JavaScript. */
export function find(c: Context): Response {
  const answers = readAnswers((name) => c.req.query(name));
  return c.redirect(answers ? findService(answers) : FINDER_HOME, 303);
}
