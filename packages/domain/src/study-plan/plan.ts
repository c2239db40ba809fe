import { waysToFit } from './changes';
import { checkRequest } from './check';
import { schedule } from './schedule';
import { shareOut } from './share';
import { slotsOf, weeksOf } from './slots';
import type { ComponentPlan, Estimate, StudyFit, StudyPlan, StudyRequest, StudyResult } from './types';
import { HALF_HOURS, halfHoursOf, HEAVY_WEEK_HOURS, weekOf } from './week';
import {
  capacityBefore,
  neededUnits,
  openDays,
  unitsOf,
  unitsOn,
  workOf,
  type ExamJob,
  type StudyJob,
  type Work,
} from './work';
import { sum } from '../lib/sum';

/**
 * Plans the study before each exam and due day, with the hours of `STUDY_RULE`. The same request always gives the same
 * plan. Every hour is in a slot or counted as missing. No slot is before today, on a day off, or on or after its exam
 * day. Each subject's slots are spread evenly. If it has enough hours, no gap is longer than a week or a fifth of the
 * time to its exam.
 * @returns The plan, or all problems by field. Never throws for values of the right type.
 */
export function planStudy(request: StudyRequest): StudyResult {
  const problems = checkRequest(request);
  return problems.length > 0 ? { status: 'invalid', problems } : { status: 'ready', plan: planOf(request) };
}

function planOf(request: StudyRequest): StudyPlan {
  const work = workOf(request);
  const { jobs, today } = work;
  const shape = weekOf(request.hours, halfHoursOf(request.hours));
  const fitting = fittingUnits(jobs, capacityOf(work, shape));
  const pieces = schedule(
    jobs.map(({ due, for: kind }, job) => ({ due, units: fitting[job] ?? 0, spaced: kind === 'exam' })),
    today,
    (day) => unitsOn(day, work, shape),
  );
  const components = jobs.map((job) => (job.for === 'exam' ? componentsOf(job) : []));
  const weeks = weeksOf(
    work,
    slotsOf(jobs, pieces, (job) => components[job] ?? []),
  );
  const outline = jobs.map((job, index) => ({
    id: job.id,
    hours: job.units.likely / HALF_HOURS,
    missing: (job.units.likely - (fitting[index] ?? 0)) / HALF_HOURS,
  }));
  const neededAWeek = neededOf((which) => neededUnits(work, request.hours, which));
  const missing = sum(outline.map((job) => job.missing));
  const fit: StudyFit = { fits: missing === 0, missing, ways: missing === 0 ? [] : waysToFit(request) };
  return {
    subjects: jobs.flatMap((job, index) => {
      const [totals, split] = [outline[index], components[index]];
      return job.for === 'exam' && totals && split ? [{ ...totals, rule: job.rule, components: split }] : [];
    }),
    coursework: outline.filter((_, index) => jobs[index]?.for === 'coursework'),
    total: totalOf(jobs),
    hours: sum(outline.map(({ hours }) => hours)),
    hoursAWeek: halfHoursOf(request.hours) / HALF_HOURS,
    neededAWeek,
    heavy: [neededAWeek.likely ?? Infinity, ...weeks.map(({ hours }) => hours)].some((week) => week > HEAVY_WEEK_HOURS),
    fit,
    weeks,
  };
}

/** The half hours available before a due day. */
function capacityOf(work: Work, shape: readonly number[]): (due: number) => number {
  const open = openDays(work);
  return (due) => capacityBefore(due, open, shape);
}

/**
 * The half hours of each job that fit. If a due day has too little time, the jobs due by then lose half hours one by
 * one, each time the job that has lost the smallest part so far.
 */
function fittingUnits(jobs: readonly StudyJob[], capacity: (due: number) => number): number[] {
  const units = jobs.map((job) => job.units.likely);
  const dues = [...new Set(jobs.map(({ due }) => due))].sort((one, other) => one - other);
  for (const due of dues) {
    const early = jobs.flatMap((job, index) => (job.due <= due ? [index] : []));
    const kept = (index: number) => (units[index] ?? 0) / Math.max(1, jobs[index]?.units.likely ?? 0);
    for (let over = sum(early.map((index) => units[index] ?? 0)) - capacity(due); over > 0; over -= 1) {
      const most = early.reduce((best, index) => (kept(index) > kept(best) ? index : best));
      units[most] = (units[most] ?? 0) - 1;
    }
  }
  return units;
}

/** A subject's hours, split between its components in proportion to weight × gap. */
function componentsOf({ subject, rule, units }: ExamJob): ComponentPlan[] {
  const components = subject.components ?? [];
  if (components.length === 0 || units.likely === 0) return [];
  const gaps = components.map(({ percent }) => Math.max(0, rule.to - (percent ?? rule.from)));
  const products = components.map(({ weight }, index) => weight * (gaps[index] ?? 0));
  // No component has a gap if `hold` is set: then the weights alone decide.
  const claims = sum(products) > 0 ? products : components.map(({ weight }) => weight);
  // Components of which more than their share is done take nothing from the others.
  const all = shareOut(unitsOf(rule.likely), claims);
  const left = components.map(({ done = 0 }, index) => Math.max(0, (all[index] ?? 0) - unitsOf(done)));
  const hours = shareOut(units.likely, sum(left) > 0 ? left : claims);
  return components.map(({ id, weight }, index) => ({
    ...{ id, weight, gap: gaps[index] ?? 0 },
    share: (claims[index] ?? 0) / sum(claims),
    hours: (hours[index] ?? 0) / HALF_HOURS,
  }));
}

function totalOf(jobs: readonly StudyJob[]): Estimate {
  const total = (which: keyof Estimate) =>
    sum(jobs.map((job) => (job.for === 'exam' ? job.rule[which] : job.coursework.hours)));
  return { low: total('low'), likely: total('likely'), high: total('high') };
}

function neededOf(units: (which: keyof Estimate) => number | undefined): Estimate<number | undefined> {
  const hours = (which: keyof Estimate) => {
    const needed = units(which);
    return needed === undefined ? undefined : needed / HALF_HOURS;
  };
  return { low: hours('low'), likely: hours('likely'), high: hours('high') };
}
