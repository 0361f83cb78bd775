import { monthBounds } from '@talaan/kernel/contract/dates.ts';

export type Half = 'whole' | 'first' | 'second';

/** The days of a daily time record, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The month, its days 1 to 15, or the rest of it. */
export function periodOf(month: string, half: Half): Period {
  const { from, to } = monthBounds(month);
  if (half === 'first') return { from, to: `${month}-15` };
  return half === 'second' ? { from: `${month}-16`, to } : { from, to };
}
