import { GradeCurve, OralWaveform, TimeZoneBand, WeekPlan } from '@tutoring/ui/illustration';
import type { ComponentType } from 'react';
import type { DrawingName } from './attribute-types';

/** The illustrations, by the name that writers use. */
export const DRAWINGS: Record<DrawingName, ComponentType> = {
  'grade-curve': GradeCurve,
  'oral-waveform': OralWaveform,
  'time-zones': TimeZoneBand,
  'week-plan': WeekPlan,
};
