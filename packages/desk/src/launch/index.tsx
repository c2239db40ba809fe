import { request } from '../common/request';
import { contentApi } from '../content-api';
import { Launch } from './launch';
import type { LaunchList } from '@tutoring/domain/launch';

const load = async (signal: AbortSignal) => {
  const { status, body } = await request('/owner/data/launch.json', { signal });
  if (status !== 200) throw new Error('This build has no list of decisions. Run `pnpm build`, or ship once.');
  return body as LaunchList;
};

/** Launch: what only the owner can decide before visitors may read it. */
export default function LaunchScreen() {
  return <Launch load={load} api={contentApi} />;
}
