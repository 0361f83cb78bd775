import { longDate } from '@talaan/kernel/contract/dates.ts';
import { addYears, checkAppointment } from '../appointment-checks.ts';
import { COMPULSORY_AGE } from './retirement.ts';
import { dayBefore, type Span } from './spans.ts';

/** An appointment that might be renewed: the last one of its person. */
export interface Renewable extends Span {
  statusCode: string;
  status: string;
  maxMonths: number | null;
  birthDate: string | null;
  office: string;
  /** On the first day of the new period. */
  isOpen: boolean;
  /** Why the item cannot be held for the whole new period; null where it can, or there is none. */
  itemClosed: string | null;
  /** Whether a salary table has the grade and step on the first day. */
  hasSalary: boolean;
}

/** ORAOHRA: these are issued for a period and renewed. */
const RENEWED = new Set(['TEMP', 'CAS', 'CONTR', 'PROV', 'PT']);

/** Why an appointment is not renewed for a period, or what to look at where it is. */
export function judgeRenewal(
  last: Renewable | null,
  { from, until }: { from: string; until: string },
): { why: string } | { warnings: string[] } {
  if (!last) return { why: 'has no appointment' };
  if (!RENEWED.has(last.statusCode))
    return {
      why: `is ${last.status.toLowerCase()}: only temporary, casual, contractual, provisional and part-time appointments are renewed`,
    };
  if (last.from >= from) return { why: `already has an appointment that begins on ${longDate(last.from)}` };
  if (last.until !== null && last.until < from)
    return { why: `served until ${longDate(dayBefore(last.until))}: coming back after a gap is a reemployment` };
  if (last.itemClosed !== null) return { why: `holds an item that ${last.itemClosed}` };
  if (!last.hasSalary) return { why: 'has no salary grade and step in a salary table of that day' };
  if (last.statusCode === 'CAS' && from.slice(0, 4) !== dayBefore(until).slice(0, 4))
    return { why: 'is casual: the appointment stays within the calendar year' };
  const { errors, warnings } = checkAppointment({
    birthDate: last.birthDate,
    from,
    until,
    status: { code: last.statusCode, name: last.status, governmentService: true, maxMonths: last.maxMonths },
    office: { name: last.office, isOpen: last.isOpen },
    salary: null,
    hasTin: true,
  });
  const [error] = Object.values(errors).flat();
  if (error) return { why: error };
  const turns65 = last.birthDate === null ? null : addYears(last.birthDate, COMPULSORY_AGE);
  if (turns65 !== null && turns65 < until) warnings.push(`65 on ${longDate(turns65)}`);
  if (last.until === null || last.until > from)
    warnings.push(`the present appointment would run ${last.until === null ? 'on' : `until ${longDate(dayBefore(last.until))}`}`);
  return { warnings };
}
