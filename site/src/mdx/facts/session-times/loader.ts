import { rowOf } from '../../../build/model/lines';
import type { Loader } from '../../../build/model/mdx-component';
import { rowsOf, type SessionTimesRow } from '../../../build/model/session-times';

export type { SessionTimesRow };

/** The session times of the region that the page is about. */
export const sessionTimes: Loader<SessionTimesRow[]> = {
  load({ page: { path, lang }, tree, data, language, missing }) {
    const region =
      tree.regionAt(path) ??
      tree.regionWithoutPageAt(path) ??
      missing('<Facts of="session-times" /> works only on the page of a region.');
    return rowsOf(region, lang, data.messages[language]);
  },
  textOf: (rows) =>
    rows.flatMap(({ days, local, torontoWinter, torontoSummer }) => [days, local, torontoWinter, torontoSummer]),
  linesOf: (rows, _, { messages }) => [
    {
      heading: rowOf([
        messages.timesCaption,
        messages.timesDays,
        messages.timesLocal,
        messages.timesWinter,
        messages.timesSummer,
      ]),
      lines: rows.map(({ days, local, torontoWinter, torontoSummer }) =>
        rowOf([days, local, torontoWinter, torontoSummer]),
      ),
    },
  ],
};
