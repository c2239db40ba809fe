import { Marking } from './marking';
import { markingApi } from './marking-api';

/** Marking: the pages that families sent, and the answers to them. */
export default function MarkingScreen() {
  return <Marking api={markingApi} />;
}
