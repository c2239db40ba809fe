import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { keptPlanText, readKeptPlan, type KeptPlan, type KeptPlanFile } from '@tutoring/domain/study-plan-kept';
import { safeStorage } from '../lib/storage';

const local = safeStorage('local');

/** The plan on this device; `undefined` without one. */
export function storedPlan(): KeptPlanFile | undefined {
  const text = local.get(STORAGE_KEY.studyPlan);
  return text === null ? undefined : readKeptPlan(text);
}

/** Stores the plan on this device, or deletes it. */
export function storePlan(plan: KeptPlan | undefined): void {
  if (plan) local.set(STORAGE_KEY.studyPlan, keptPlanText(plan));
  else local.remove(STORAGE_KEY.studyPlan);
}
