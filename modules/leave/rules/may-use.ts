import type { Stay } from './accrual.ts';
import type { LeaveType } from './leave-type.ts';

/** Whether a type is open to a person by sex, the status of the appointment and teacher leave; what else it needs is checked with the dates. */
export function mayUse(
  { isFiled, sex, statuses, teachers, charge }: LeaveType,
  ownSex: 'Female' | 'Male',
  { statusCode, earns }: Pick<Stay, 'statusCode' | 'earns'>,
): boolean {
  if (!isFiled || (sex !== null && sex !== ownSex)) return false;
  if (!statuses.includes(statusCode) && !earnsWhatItTakes({ charge }, { earns })) return false;
  return teachers === 'ANY' || (teachers === 'ONLY_ON_TEACHER_LEAVE') === (earns === 'TEACHER');
}

/** Who serves part of the time, and by an order earns vacation and sick leave in proportion, uses what they earned. */
export function earnsWhatItTakes({ charge }: Pick<LeaveType, 'charge'>, { earns }: Pick<Stay, 'earns'>): boolean {
  return (charge === 'VL' || charge === 'SL') && earns === 'REGULAR';
}
