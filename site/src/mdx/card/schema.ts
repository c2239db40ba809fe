import * as z from 'zod';
import { link, text } from '../attribute-types';

export const schema = z.strictObject({ heading: text, href: link.optional() });
