import * as z from 'zod';
import { id } from '../attribute-types';

export const schema = z.strictObject({ of: id.describe('The id of the statement in data/claims.yaml.') }).meta({
  description:
    'Marks a sentence that only the owner can confirm. If the owner strikes the statement, it leaves the page.',
  snippet: `<Claim of="one-tutor">One tutor teaches each subject.</Claim>`,
  inline: true,
});
