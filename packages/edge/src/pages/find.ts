import { findService, readAnswers } from '@tutoring/domain/service-finder';
import type { Context } from 'hono';
import finder from '../generated/service-finder.json';

/** `GET /find?programme=…&subject=…&goal=…`: the service finder without JavaScript. */
export function find(c: Context): Response {
  const answers = readAnswers((name) => c.req.query(name));
  return c.redirect(answers ? findService(finder.table, answers) : finder.home, 303);
}
