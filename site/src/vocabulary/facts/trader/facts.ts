import { rowOf } from '../../../../build/model/lines';
import type { LookUp } from '../../word';

/** One line about who runs the business. */
export type TraderRow = { label: string; value: string };

/** Who runs the business; English, as are the pages that ask for it. */
export const trader: LookUp<TraderRow[]> = {
  find({ data }) {
    const { legalName, address, register, registerNumber, responsible } = data.brand.trader;
    return [
      { label: 'Legal name', value: legalName },
      { label: 'Address', value: address },
      { label: 'Register', value: `${register}, ${registerNumber}` },
      { label: 'Person responsible', value: responsible },
    ];
  },
  textOf: (rows) => rows.flatMap(({ label, value }) => [label, value]),
  linesOf: (rows) => [{ lines: rows.map(({ label, value }) => rowOf([label, value])) }],
};
