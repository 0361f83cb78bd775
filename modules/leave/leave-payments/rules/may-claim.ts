import { longDate } from '@talaan/kernel/contract/dates.ts';

/** Terminal leave is claimed within ten years from the separation (MC 41 s.1998 Sec. 35 as amended by MC 14 s.1999). */
const YEARS_TO_CLAIM = 10;

/** Why credits cannot be monetized at all; null where they can. */
export function whyNotMonetized({ monthly, earns }: { monthly: number | null; earns: boolean }): string | null {
  if (!earns) return 'Only who earns vacation and sick leave may monetize it.';
  return monthly === null ? 'No monthly salary is on record.' : null;
}

/** Why terminal leave cannot be claimed on a day; null where it can. */
export function whyNotTerminal(
  { monthly, lastDay, earns }: { monthly: number | null; lastDay: string | null; earns: boolean },
  today: string,
): string | null {
  if (lastDay === null) return 'No separation is on record. Terminal leave is claimed when the service ends.';
  if (earns && today > lastDay) return 'Service has begun again; its credits continue.';
  const until = lastClaim(lastDay);
  if (today > until) return `Terminal leave was to be claimed by ${longDate(until)}, ten years after the last day of service.`;
  return monthly === null ? 'No monthly salary is on record.' : null;
}

/** The last day on which terminal leave is claimed. */
export function lastClaim(lastDay: string): string {
  return Temporal.PlainDate.from(lastDay).add({ years: YEARS_TO_CLAIM }).toString();
}
