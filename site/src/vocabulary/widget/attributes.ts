import * as z from 'zod';
import { oneOf } from '../attribute-kinds';

export const attributes = z.strictObject({
  name: oneOf(
    'contents',
    'grade-calculator',
    'lead-form',
    'privacy-regions',
    'reference',
    'service-finder',
    'stored-items',
    'study-hours-estimator',
  ),
});
export type WidgetName = z.output<typeof attributes>['name'];
