import * as z from 'zod';
import { link, text } from '../attribute-kinds';

export const attributes = z.strictObject({ heading: text, href: link.optional() });
