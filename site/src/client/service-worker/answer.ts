import type { Strategy } from 'workbox-strategies';
import { count } from '../../shared/line';

/** Answers a page's request with a strategy, and counts it until the whole response has come. */
export function answer(strategy: Strategy, options: Parameters<Strategy['handleAll']>[0]): Promise<Response> {
  const [response, done] = strategy.handleAll(options);
  void count(done);
  return response;
}
