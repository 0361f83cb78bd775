import type { Head } from '../../contract/departments.ts';

/** How a time in charge of an office stands on a day; null for a head. */
export function formatCharge({ is_acting, from, to }: Pick<Head, 'is_acting' | 'from' | 'to'>, today: string): string | null {
  if (!is_acting) return null;
  if (from !== null && from > today) return 'To be in charge';
  return to !== null && to < today ? 'Was in charge' : 'In charge';
}
