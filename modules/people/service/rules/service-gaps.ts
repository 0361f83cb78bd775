import { contains, dayAfter, dayBefore, daysBetween, type ServiceFacts } from './service-facts.ts';
import type { ServiceRow } from './service-rows.ts';

/** Days between two rows of a service record. */
export interface ServiceGap {
  from: string;
  to: string;
  days: number;
  /** What explains it; empty where nothing on record does, which must be looked into. */
  explained: string;
}

/** Days without a row: explained by a separation, or by a contract that is no government service; all others are faults of the record. */
export function findGaps(rows: readonly ServiceRow[], facts: ServiceFacts): ServiceGap[] {
  return rows.slice(1).flatMap((row, at) => {
    const before = rows[at]!;
    if (before.to === null) return [];
    const from = dayAfter(before.to);
    if (from >= row.from) return [];
    return [{ from, to: dayBefore(row.from), days: daysBetween(from, row.from), explained: explain(before, row.from, facts) }];
  });
}

function explain(before: ServiceRow, until: string, { appointments }: ServiceFacts): string {
  if (before.separation_cause) return `Separated: ${before.separation_cause}`;
  const contracts = appointments.filter(({ government }) => !government);
  for (let day = dayAfter(before.to!); day < until;) {
    const contract = contracts.find((one) => contains(one, day));
    if (!contract) return '';
    day = contract.until ?? until;
  }
  return 'Served under a job order or contract of service, which is no government service';
}
