import { PLAN_YEARS, PRIORITIES, type Plan, type PlanLine } from './plan.ts';

/** What is wrong, by the field of its line: `lines.0.title`, or `lines` where it is of all. */
export type PlanFaults = Record<string, string[]>;

/** What hinders the submission of a plan (domain page, A2). */
export function findPlanFaults(plan: Pick<Plan, 'kind' | 'from_year' | 'to_year'>, lines: readonly PlanLine[]): PlanFaults {
  const faults: PlanFaults = {};
  const refuse = (field: string, message: string) => (faults[field] ??= []).push(message);
  const { from_year: from, to_year: to } = plan;
  const years = PLAN_YEARS[plan.kind];
  if (to - from + 1 !== years)
    refuse('to_year', `This plan is for ${years === 1 ? 'one year' : `${years} years`}: ${from} to ${from + years - 1}.`);
  if (lines.length === 0) refuse('lines', 'Add at least one line.');
  for (const [at, line] of lines.entries()) for (const [field, message] of faultsOf(line, plan)) refuse(`lines.${at}.${field}`, message);
  return faults;
}

function faultsOf(
  line: PlanLine,
  { from_year: first, to_year: last }: Pick<Plan, 'from_year' | 'to_year'>,
): [field: string, message: string][] {
  const faults: [string, string][] = [];
  const isEmpty = (text: string) => text.trim() === '';
  if (!PRIORITIES.includes(line.priority)) faults.push(['priority', 'Choose a priority from 1 to 3.']);
  if (isEmpty(line.need)) faults.push(['need', 'Enter the gap or need.']);
  if (isEmpty(line.title)) faults.push(['title', 'Enter the degree, training or other intervention.']);
  if (isEmpty(line.output)) faults.push(['output', 'Enter the expected output, by which success is measured.']);
  if (line.to < line.from) faults.push(['to', 'The last day must not be before the first.']);
  // A degree that begins in the last years ends after them.
  const year = Number(line.from.slice(0, 4));
  if (year < first || year > last) faults.push(['from', `Choose a first day from ${first} to ${last}, the years of the plan.`]);
  if (!Number.isInteger(line.cost) || line.cost < 0) faults.push(['cost', 'Enter the estimated cost, 0 where there is none.']);
  if (line.cost > 0 && isEmpty(line.fund)) faults.push(['fund', 'Enter the source of the funds.']);
  if (line.intervention === 'DEGREE' && isEmpty(line.provider)) faults.push(['provider', 'Enter the school.']);
  if (line.intervention === 'DEGREE' && line.mode === null) faults.push(['mode', 'Choose full time, part time or online.']);
  return faults;
}
