import * as z from 'zod';
import { path } from '../attribute-types';

export const schema = z
  .strictObject({ below: path.describe('An address, such as /services.') })
  .meta({ description: 'A card for each page below an address.', snippet: `<Pages below="/services" />` });
