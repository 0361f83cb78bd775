import type { Plan } from './plan.ts';

/** `2027`, `2027 to 2031`. */
export function formatYears({ from_year: from, to_year: to }: Pick<Plan, 'from_year' | 'to_year'>): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

/** Of the request in lists: `2027 to 2031, version 2, Accounting Office`. */
export function planTitle(plan: Pick<Plan, 'from_year' | 'to_year' | 'version'>, office: string | null): string {
  return [formatYears(plan), plan.version > 1 && `version ${plan.version}`, office].filter(Boolean).join(', ');
}
