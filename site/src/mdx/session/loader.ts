import { knownClaims } from '../../build/claims/claims';
import { elementsIn } from '../../build/compile/walk';
import type { Loader } from '../../build/model/mdx-component';
import { lineOf } from '../../build/model/lines';
import type { TreeNode } from '../../shared/tree';

/** What a session shows besides the writer's text. */
export interface SessionFacts {
  /** The length of a session. */
  minutes: number;
  /** The five stops: their names, and the minutes at which they begin. None if the owner has struck them (data/claims.yaml). */
  stops: readonly { name: string; from: number }[];
}

/** When the stops begin, as shares of a session: after 0, 5, 20, 35 and 50 minutes of an hour. */
const SHARES = [0, 1 / 12, 1 / 3, 7 / 12, 5 / 6];
/** The stops begin at multiples of five minutes. */
const STEP = 5;

export const loader: Loader<SessionFacts> = {
  load({ page, data, missing }) {
    const elements = elementsIn(page.body);
    const sessions = elements.filter(([name]) => name === 'Session');
    const [session] = sessions;
    if (!session || sessions.length > 1) return missing('A page has one <Session> at most.');
    const inside = elementsIn([session]);
    const items = inside.filter(([name]) => name === 'li');
    const names = items.map(([, , first]) => nameOf(first));
    const isStruck = knownClaims(data.claims).struck.has('stops');
    const expected = isStruck ? 0 : SHARES.length;
    if (inside.filter(([name]) => name === 'Script').length !== 1 || items.length !== expected || !names.every(Boolean))
      return missing(
        isStruck
          ? 'The owner has struck the stops of a session, and a <Session> still has a list: put it between <Claim of="stops"> and </Claim>.'
          : 'A <Session> has a numbered list of five stops and one <Script>. Begin each stop with its name in bold: "1. **A cold question.** A few minutes …".',
      );
    const { minutes } = data.prices.session;
    const stops = names.map((name, at) => ({ name, from: Math.round((minutes * (SHARES[at] ?? 0)) / STEP) * STEP }));
    return { minutes, stops };
  },
  // The names are in the writer's text.
  textOf: () => [],
};

/** The name of a stop, without its full stop. */
function nameOf(node: TreeNode | undefined): string {
  return node && node[0] === 'strong' ? lineOf([node]).replace(/\.$/, '') : '';
}
