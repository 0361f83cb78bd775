import { longDate } from '@talaan/kernel/contract/dates.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { NosaTable } from '../../contract/nosa.ts';

/** `Tranche 4 (EO 64 s.2024) takes effect on 1 Jan 2027, in 42 days.` */
export function formatTable({ tranche, law, from, days_ahead: days }: NosaTable): string {
  const name = `${tranche} (${law})`;
  if (days > 0) return `${name} takes effect on ${longDate(from)}, in ${count(days, 'day')}.`;
  return days === 0 ? `${name} takes effect today.` : `${name} took effect on ${longDate(from)}.`;
}
