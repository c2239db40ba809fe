import * as z from 'zod';
import { link, oneOf } from '../attribute-types';
import { PLATE_NAMES } from '../hero/plates/names';

export const schema = z.strictObject({ of: oneOf(...PLATE_NAMES), href: link });
