import * as z from 'zod';
import { path } from '../attribute-types';

export const schema = z.strictObject({ below: path });
