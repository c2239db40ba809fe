import * as z from 'zod';
import { id } from '../attribute-types';

export const schema = z.strictObject({ course: id });
