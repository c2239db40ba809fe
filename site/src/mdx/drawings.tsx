import { GradeCurve, OralWaveform, TimeZoneBand, WeekPlan } from '@tutoring/ui/illustration';
import type { ComponentType } from 'react';
import type { DrawingName } from './attribute-types';

/** The house's drawings, by the name a writer gives them. */
export const DRAWINGS: Record<DrawingName, ComponentType> = {
  'grade-curve': GradeCurve,
  'oral-waveform': OralWaveform,
  'time-zones': TimeZoneBand,
  'week-plan': WeekPlan,
};
