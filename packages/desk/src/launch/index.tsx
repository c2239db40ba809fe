import { launchPlacesFile, type LaunchList, type LaunchPlace } from '@tutoring/domain/launch';
import { readBuilt } from '../common/read-built';
import { contentApi } from '../content-api';
import { Launch } from './launch';

const load = (signal: AbortSignal) => readBuilt<LaunchList>('launch.json', signal);
const loadPlaces = (decision: string, signal: AbortSignal) =>
  readBuilt<LaunchPlace[]>(launchPlacesFile(decision), signal);

/** Launch: what only the owner can decide before visitors may read it. */
export default function LaunchScreen() {
  return <Launch load={load} loadPlaces={loadPlaces} api={contentApi} />;
}
