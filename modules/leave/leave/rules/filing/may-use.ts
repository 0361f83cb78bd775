import type { Stay } from '../accrual.ts';
import { contractGives, type ContractTerms } from '../contract-leave.ts';
import type { LeaveType } from '../leave-type.ts';

/** Whether a type is open to a person by sex, the status of the appointment or their contract, and teacher leave; what else it needs is checked with the dates. */
export function mayUse(
  { code, isFiled, sex, statuses, teachers, charge }: LeaveType,
  ownSex: 'Female' | 'Male',
  { statusCode, earns }: Pick<Stay, 'statusCode' | 'earns'>,
  under: { contracts: readonly ContractTerms[]; on: string },
): boolean {
  if (!isFiled || (sex !== null && sex !== ownSex)) return false;
  if (!statuses.includes(statusCode) && !earnsWhatItTakes({ charge }, { earns })) return contractGives(under.contracts, code, under.on);
  return teachers === 'ANY' || (teachers === 'ONLY_ON_TEACHER_LEAVE') === (earns === 'TEACHER');
}

/** Who serves part of the time, and by an order earns vacation and sick leave in proportion, uses what they earned. */
export function earnsWhatItTakes({ charge }: Pick<LeaveType, 'charge'>, { earns }: Pick<Stay, 'earns'>): boolean {
  return (charge === 'VL' || charge === 'SL') && earns === 'REGULAR';
}
