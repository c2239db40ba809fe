import * as z from 'zod';
import { id } from '../attribute-types';

const currency = z.string().regex(/^[A-Z]{3}$/, 'must be a code such as EUR');

export const schema = z
  .strictObject({
    of: id.describe('The id of the statement in data/claims.yaml.'),
    unless: currency.optional().describe('The sentence also leaves when prices are in this currency, such as EUR.'),
    with: currency.optional().describe('The sentence also leaves when prices are not in this currency, such as USD.'),
  })
  .meta({
    description:
      'Marks a sentence that only the owner can confirm. If the owner strikes the statement, it leaves the page.',
    snippet: `<Claim of="one-tutor">One tutor teaches each subject.</Claim>`,
    inline: true,
  });
