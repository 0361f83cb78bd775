/** A school year as teachers serve it; all days of the calendar, both ends included. */
export interface SchoolYear {
  firstDay: string;
  lastDay: string;
  christmasFrom: string;
  christmasTo: string;
  /** The days of the long vacation and of Christmas that are paid in full: 70 and 14. */
  vacationDays: number;
}

export interface VacationPay {
  /** Of the school year without the Christmas vacation. */
  yearDays: number;
  /** Of them those in service, and of these those with pay. */
  presentDays: number;
  servedDays: number;
  /** Paid days for each day served, in thousandths. */
  factor: number;
  paidDays: number;
  unpaidDays: number;
}

/**
 * Proportional vacation pay of a teacher: days served × (vacation days ÷ days of the school year), the factor with three decimals and the
 * days rounded half up, as DepEd Memorandum 67 s.2019 computes it. Spans of service may lie beyond the school year; without pay in
 * thousandths of a day.
 */
export function vacationPay(year: SchoolYear, service: readonly { from: string; to: string }[], withoutPay: number): VacationPay {
  const yearDays = countDays(year, { from: year.firstDay, to: year.lastDay });
  const presentDays = service.reduce((sum, span) => sum + countDays(year, span), 0);
  const servedDays = Math.max(0, presentDays - Math.floor((withoutPay + 500) / 1000));
  const factor = Math.floor((year.vacationDays * 2000 + yearDays) / (yearDays * 2));
  const paidDays =
    servedDays === yearDays ? year.vacationDays : Math.min(year.vacationDays, Math.floor((servedDays * factor + 500) / 1000));
  return { yearDays, presentDays, servedDays, factor, paidDays, unpaidDays: year.vacationDays - paidDays };
}

/** The pay of so many days of vacation, in centavos: a thirtieth of the monthly salary a day, half up. */
export function payOfVacationDays(monthly: number, days: number): number {
  return Math.floor((monthly * days * 2 + 30) / 60);
}

/** Days of a span within the school year and outside its Christmas vacation. */
function countDays({ firstDay, lastDay, christmasFrom, christmasTo }: SchoolYear, { from, to }: { from: string; to: string }): number {
  const first = from > firstDay ? from : firstDay;
  const last = to < lastDay ? to : lastDay;
  return daysOf(first, last) - daysOf(first > christmasFrom ? first : christmasFrom, last < christmasTo ? last : christmasTo);
}

function daysOf(first: string, last: string): number {
  return first > last ? 0 : Temporal.PlainDate.from(first).until(last).days + 1;
}
