/** A job order or contract of service with what it says of absence; both days are counted. */
export interface ContractTerms {
  from: string;
  to: string;
  allowsUnpaid: boolean;
  wellnessDays: number;
}

/** The types of leave that contracts may give, which have no leave credits (CSC-COA-DBM JC 1 s.2025). */
const UNPAID = 'LWOP';
export const WELLNESS = 'WL';

/** Whether a contract that runs on a date gives leave of a type. */
export function contractGives(contracts: readonly ContractTerms[], code: string, date: string): boolean {
  return contracts.some(
    ({ from, to, allowsUnpaid, wellnessDays }) =>
      from <= date && date <= to && ((code === UNPAID && allowsUnpaid) || (code === WELLNESS && wellnessDays > 0)),
  );
}

/** What a person earns, and under which contract, in words for them and for HR. */
export interface Entitlement {
  earns: 'REGULAR' | 'TEACHER' | 'NONE' | null;
  contract: { number: string; to: string; allows_unpaid_absence: boolean; wellness_days: number } | null;
}

/** What applies to a person without vacation and sick leave; null for those who earn it. */
export function formatEntitlement({ earns, contract }: Entitlement): string[] | null {
  if (earns === 'REGULAR') return null;
  if (earns === null) return ['No appointment or contract runs today.'];
  if (earns === 'TEACHER')
    return [
      'On teacher leave there is no vacation, sick, special privilege or forced leave. Sickness and personal absence take service credits: a credit is a day.',
    ];
  if (contract === null) return ['The appointment gives no leave credits.'];
  const { number, allows_unpaid_absence: allows, wellness_days: wellness } = contract;
  return [
    `Contract ${number} gives no leave credits (CSC-COA-DBM JC 1 s.2025).`,
    allows
      ? 'It allows absence without pay: file it as leave without pay. Days that are approved are not paid; payroll has them with the days without pay.'
      : 'It says nothing of absence: a day that is not served is not paid, and the head is asked beforehand.',
    ...(wellness > 0 ? [`It gives ${wellness === 1 ? 'one day' : `${wellness} days`} of wellness leave until it ends.`] : []),
  ];
}
