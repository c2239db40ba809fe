import { SessionNote, SessionTimeline } from '@tutoring/ui/session-timeline';
import { Children, type ReactNode } from 'react';
import { itemsOf, partitionChildren } from '../children';
import { Script } from '../script/component';
import type { PropsOf } from '../registry';

/** A session, minute by minute: five stops, the script that builds up, and the tutor's note after it. */
export function Session({ well, lost, next, facts: { minutes, stops }, children }: PropsOf<'Session'>) {
  const [script] = partitionChildren(children, Script);
  const [lists] = partitionChildren(children, 'ol');
  const texts = itemsOf(lists);
  const [first, second, third, fourth, fifth] = stops.map((stop, at) => ({
    ...stop,
    text: <p>{withoutName(texts[at])}</p>,
  }));
  // Without its stops, which the owner may strike, the marked answer stays.
  if (!first || !second || !third || !fourth || !fifth) return script;
  return (
    <SessionTimeline
      minutes={minutes}
      stops={[first, second, third, fourth, fifth]}
      sheet={script}
      note={<SessionNote well={well} lost={lost} next={next} sample />}
    />
  );
}

/** The text of an item without its name, which is its first element. */
function withoutName(item: ReactNode): ReactNode {
  return Children.toArray(item).slice(1);
}
