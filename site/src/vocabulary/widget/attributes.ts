import * as z from 'zod';
import { oneOf } from '../attribute-kinds';

export const attributes = z.strictObject({
  name: oneOf(
    'ap-calculator',
    'contents',
    'grade-calculator',
    'lead-form',
    'privacy-regions',
    'reference',
    'service-finder',
    'stored-items',
  ),
});
export type WidgetName = z.output<typeof attributes>['name'];
