/** Days since 1970-01-01 of a `YYYY-MM-DD` date, by integers alone: it runs once per person and day. */
export function dayNumber(date: string): number {
  const year = digits(date, 0, 4);
  const month = digits(date, 5, 7);
  const day = digits(date, 8, 10);
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** Monday is 1, Sunday 7. 1970-01-01 was a Thursday. */
export function isoWeekday(date: string): number {
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

/** Minutes from midnight of the work day to a punch written `YYYY-MM-DD HH:MM:SS`; its seconds are dropped. */
export function punchMinutes(workDate: string, at: string): number {
  const days = dayNumber(at) - dayNumber(workDate);
  return days * 1440 + digits(at, 11, 13) * 60 + digits(at, 14, 16);
}

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index++) value = value * 10 + text.charCodeAt(index) - 48;
  return value;
}
