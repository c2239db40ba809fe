import * as z from 'zod';
import { path } from '../attribute-kinds';

export const attributes = z.strictObject({ below: path });
