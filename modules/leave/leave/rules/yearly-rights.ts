import type { Stay } from './accrual.ts';
import { yearBookOf } from './books.ts';
import type { TypeSeed } from './seeds/seed.ts';

/** Terms of a type from a day on. */
export type Terms = Omit<TypeSeed, 'effectiveOn'> & { termsOn: string };

export interface YearlyRight {
  type: Terms;
  /** The first day on which it may be used; it ends with the year. */
  from: string;
}

export interface Entitled {
  sex: 'Female' | 'Male';
  /** All service, in its order; what began or ended outside the year counts for the months of service. */
  stays: readonly Stay[];
}

/**
 * What a person has of the types that are given each year: in full from the first day of the year on which they serve under terms that
 * give it to them, have served the months that it needs, and are of the sex that it is for (domain page, sections 3.3 and 14).
 * @param terms all terms of these types, those of a code in the order of their days
 * @param inGovernment statuses that are service in the government
 */
export function yearlyRights(
  { sex, stays }: Entitled,
  terms: readonly Terms[],
  year: number,
  inGovernment: ReadonlySet<string>,
): YearlyRight[] {
  const found: YearlyRight[] = [];
  for (const versions of Map.groupBy(terms, ({ code }) => code).values()) {
    const rights = versions.flatMap((type, at) => {
      if (yearBookOf(type) === null || !type.isFiled || (type.sex !== null && type.sex !== sex)) return [];
      const served = daySince(stays, type.serviceMonths, inGovernment);
      const from = served && firstDay(stays, type, latest(`${year}-01-01`, type.termsOn, served), endOf(versions[at + 1], year));
      return from ? [{ type, from }] : [];
    });
    if (rights[0]) found.push(rights[0]);
  }
  return found;
}

/** The day before the next terms, or the end of the year. */
function endOf(next: Terms | undefined, year: number): string {
  const last = `${year}-12-31`;
  if (!next || next.termsOn > last) return last;
  return Temporal.PlainDate.from(next.termsOn).subtract({ days: 1 }).toString();
}

function firstDay(stays: readonly Stay[], type: Terms, from: string, to: string): string | null {
  for (const stay of stays) {
    const day = latest(stay.from, from);
    if (day <= to && (stay.to === null || day <= stay.to) && mayUse(stay, type)) return day;
  }
  return null;
}

function mayUse({ statusCode, earns }: Stay, { statuses, teachers }: Terms): boolean {
  if (!statuses.includes(statusCode)) return false;
  return teachers === 'ANY' || (teachers === 'ONLY_ON_TEACHER_LEAVE') === (earns === 'TEACHER');
}

/** The day on which so many months of service are behind a person; what a stay does not complete, the next ones do by days. */
function daySince(stays: readonly Stay[], months: number, inGovernment: ReadonlySet<string>): string | null {
  let daysLeft: number | null = null;
  for (const { from, to, statusCode } of stays) {
    if (!inGovernment.has(statusCode)) continue;
    const first = Temporal.PlainDate.from(from);
    const reached: Temporal.PlainDate = daysLeft === null ? first.add({ months }) : first.add({ days: daysLeft });
    const after: Temporal.PlainDate | null = to === null ? null : Temporal.PlainDate.from(to).add({ days: 1 });
    if (after === null || Temporal.PlainDate.compare(reached, after) <= 0) return reached.toString();
    daysLeft = after.until(reached, { largestUnit: 'days' }).days;
  }
  return null;
}

function latest(...days: readonly string[]): string {
  return days.toSorted().at(-1)!;
}
