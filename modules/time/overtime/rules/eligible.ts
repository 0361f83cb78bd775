import { OVERTIME_SETTINGS, type OvertimeSettings } from './settings.ts';

/**
 * Why a person may not render overtime, or null: chief of division and below (salary grade 24, JC 2 s.2004 and JC 2 s.2015), and no job orders or
 * contracts of service, which are not government service (JC 1 s.2025). Pay needs a monthly salary.
 */
export function whyNotEligible(
  { isGovernment, salaryGrade }: { isGovernment: boolean; salaryGrade: number | null },
  funding: 'COC' | 'CDO' | 'PAY',
  { highestGrade }: OvertimeSettings = OVERTIME_SETTINGS,
): string | null {
  if (!isGovernment)
    return 'overtime is for appointments in government service; job orders and contracts of service are paid by their contract.';
  if (salaryGrade !== null && salaryGrade > highestGrade)
    return `overtime is for chiefs of division and below; salary grade ${salaryGrade} is above ${highestGrade}.`;
  if (salaryGrade === null && funding === 'PAY') return 'there is no monthly salary on record from which the pay follows.';
  return null;
}
