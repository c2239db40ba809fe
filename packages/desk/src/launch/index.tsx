import { launchPlacesFile, type LaunchList, type LaunchPlace } from '@tutoring/domain/launch';
import { request } from '../common/request';
import { contentApi } from '../content-api';
import { Launch } from './launch';

const load = async (signal: AbortSignal) => {
  const { status, body } = await request('/owner/data/launch.json', { signal });
  if (status !== 200) throw new Error('This build has no list of decisions. Run `pnpm build`, or ship once.');
  return body as LaunchList;
};

const loadPlaces = async (decision: string, signal: AbortSignal) => {
  const { status, body } = await request(`/owner/data/${launchPlacesFile(decision)}`, { signal });
  if (status !== 200) throw new Error('The other places could not be loaded. Try again, or load this page again.');
  return body as LaunchPlace[];
};

/** Launch: what only the owner can decide before visitors may read it. */
export default function LaunchScreen() {
  return <Launch load={load} loadPlaces={loadPlaces} api={contentApi} />;
}
