import { longDate } from '@talaan/kernel/contract/dates.ts';
import { addYears } from '../appointment-checks.ts';
import { COMPULSORY_AGE, OPTIONAL_AGE, OPTIONAL_SERVICE, retirementOf, serviceBefore } from './retirement.ts';
import { dayAfter, dayBefore, runsOn, type Span } from './spans.ts';

export interface SeparationQuestion {
  birthDate: string | null;
  lastDay: string;
  cause: { code: string; endsService: boolean };
  appointments: readonly (Span & { governmentService: boolean })[];
}

/** What refuses a separation, by field, and what HR is asked to look at again. */
export function checkSeparation({ birthDate, lastDay, cause, appointments }: SeparationQuestion) {
  const errors: Record<string, string[]> = {};
  const warnings: string[] = [];
  const later = appointments.find(({ from }) => from > lastDay);
  if (!cause.endsService) errors['cause_code'] = ['This does not end the service. Choose a cause of separation.'];
  if (!appointments.some((one) => runsOn(one, lastDay))) errors['last_day'] = [`No appointment runs on ${longDate(lastDay)}.`];
  if (later) errors['last_day'] = [`Another appointment begins on ${longDate(later.from)}. Remove it first, with a reason.`];
  if (birthDate === null) return { errors, warnings };

  const service = appointments.filter(({ governmentService }) => governmentService);
  const { compulsoryOn, optionalOn } = retirementOf(birthDate, service);
  const firstDayOut = dayAfter(lastDay);
  if (cause.code === 'RETC' && firstDayOut < compulsoryOn)
    errors['cause_code'] = [`Compulsory retirement is on the ${COMPULSORY_AGE}th birthday, ${longDate(compulsoryOn)}.`];
  if (cause.code === 'RETC' && firstDayOut > compulsoryOn)
    warnings.push(
      `The ${COMPULSORY_AGE}th birthday is ${longDate(compulsoryOn)}: serving beyond ${longDate(dayBefore(compulsoryOn))} needs an extension by the CSC.`,
    );
  if (cause.code === 'RETO' && (optionalOn === null || firstDayOut < optionalOn)) {
    const { years, months } = serviceBefore(firstDayOut, service);
    const isOldEnough = firstDayOut >= addYears(birthDate, OPTIONAL_AGE);
    warnings.push(
      `RA 8291 asks for ${OPTIONAL_AGE} years of age and ${OPTIONAL_SERVICE} of service. ${isOldEnough ? '' : `Turns ${OPTIONAL_AGE} on ${longDate(addYears(birthDate, OPTIONAL_AGE))}. `}Service on record: ${years} years, ${months} months. Name the other law under Authority.`,
    );
  }
  if (cause.code !== 'RETC' && firstDayOut > compulsoryOn) warnings.push(`Compulsory retirement was on ${longDate(compulsoryOn)}.`);
  return { errors, warnings };
}
