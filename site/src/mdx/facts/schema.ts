import * as z from 'zod';
import { oneOf } from '../attribute-types';

export const schema = z
  .strictObject({
    of: oneOf(
      'answers',
      'changes',
      'changes-here',
      'checks',
      'consultation',
      'consultation-terms',
      'counting',
      'dates-ap',
      'dates-ap-exams',
      'dates-ap-times',
      'dates-applications',
      'dates-by-region',
      'dates-filter',
      'dates-ib',
      'emergency-numbers',
      'founders',
      'helplines',
      'hours',
      'marking',
      'nearest',
      'offer',
      'offers',
      'plans',
      'price',
      'price-depends-on',
      'region',
      'retention',
      'review-price',
      'safeguarding-lead',
      'school-answers',
      'school-contact',
      'school-example',
      'session-times',
      'teachers',
      'testimonials',
      'tiers',
      'tier-table',
      'trader',
      'trust',
      'tutors',
    ).describe('Which facts to show.'),
  })
  .meta({
    description: 'Facts from the data files or from the program, such as the price.',
    snippet: `<Facts of="price" />`,
  });
export type FactName = z.output<typeof schema>['of'];
