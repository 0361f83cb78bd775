/** Why a day is without pay. */
export const UNPAID_CAUSES = {
  LEAVE: 'Leave without pay',
  ABSENCE: 'Absence without leave',
  LATE: 'Late and undertime',
  STANDING: 'Away or suspended',
} as const;
export type UnpaidCause = keyof typeof UNPAID_CAUSES;

export interface UnpaidDay {
  date: string;
  thousandths: number;
  cause: UnpaidCause;
  /** The application that was approved without pay. */
  applicationId: number | null;
  /** What the service record says, such as Suspended. */
  standing: string | null;
}

/** Days in a row for the service record; both days are counted. */
export interface DaysOnRecord {
  from: string;
  to: string;
  days: number;
  remarks: string;
}

const DAY = 1000;

/**
 * The days without pay of a person as the service record has them: days of one cause in a row, with the rest days between, as one row. Late arrival and
 * undertime are there once they add up to a day within the year, on the date on which the month in which they do was closed (domain page,
 * section 11). `joins` says whether nothing but days without work lies between two dates.
 */
export function daysOnRecord(days: readonly UnpaidDay[], joins: (from: string, to: string) => boolean): DaysOnRecord[] {
  const counted = [...days.filter(({ cause }) => cause !== 'LATE'), ...wholeDays(days.filter(({ cause }) => cause === 'LATE'))];
  const byDate = [...Map.groupBy(counted, ({ date }) => date)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const runs: { cause: UnpaidCause; from: string; to: string; all: UnpaidDay[] }[] = [];
  for (const [date, own] of byDate) {
    const { cause } = own.toSorted((one, other) => ORDER.indexOf(one.cause) - ORDER.indexOf(other.cause))[0]!;
    const last = runs.at(-1);
    if (last && last.cause === cause && joins(last.to, date)) {
      last.to = date;
      last.all.push(...own);
    } else runs.push({ cause, from: date, to: date, all: [...own] });
  }
  return runs.map(({ from, to, all }) => ({
    from,
    to,
    days: all.reduce((sum, { thousandths }) => sum + thousandths, 0),
    remarks: formatReason(all),
  }));
}

/** Of two causes on one date the first names the row. */
const ORDER: readonly UnpaidCause[] = ['LEAVE', 'ABSENCE', 'STANDING', 'LATE'];

/** What is late month by month, as far as it completes days since January; the rest waits for the next month. */
function wholeDays(late: readonly UnpaidDay[]): UnpaidDay[] {
  return [...Map.groupBy(late, ({ date }) => date.slice(0, 4)).values()].flatMap((ofYear) => {
    let sum = 0;
    return ofYear
      .toSorted((one, other) => (one.date < other.date ? -1 : 1))
      .map((one) => {
        const before = Math.floor(sum / DAY);
        sum += one.thousandths;
        return { ...one, thousandths: (Math.floor(sum / DAY) - before) * DAY };
      })
      .filter(({ thousandths }) => thousandths > 0);
  });
}

/** `Applications for leave no. 12, 15`, `Absence without leave; Late and undertime`. */
function formatReason(all: readonly UnpaidDay[]): string {
  const ids = [...new Set(all.flatMap(({ applicationId }) => applicationId ?? []))];
  const words = all.flatMap(({ cause, standing }) => (cause === 'LEAVE' ? [] : (standing ?? UNPAID_CAUSES[cause])));
  const applied = ids.length > 0 ? [`Application${ids.length > 1 ? 's' : ''} for leave no. ${ids.join(', ')}`] : [];
  return [...applied, ...new Set(words)].join('; ');
}
