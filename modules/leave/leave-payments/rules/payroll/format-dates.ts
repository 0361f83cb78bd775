import { formatDates } from '@talaan/leave/rules/particulars.ts';
import type { UnpaidCause } from '@talaan/leave/rules/unpaid/days-on-record.ts';

interface ListedDay {
  date: string;
  cause: UnpaidCause;
  thousandths: number;
}

/** The dates of a line for payroll, those that it takes back last: `5–6 Nov; less 9 Nov`. Late arrival of a month has no date of its own. */
export function formatUnpaidDates(days: readonly ListedDay[]): string {
  const dated = days.filter(({ cause }) => cause !== 'LATE');
  const say = (of: readonly ListedDay[]) => formatDates([...new Set(of.map(({ date }) => date))].map((date) => ({ date, part: 'DAY' })));
  const more = say(dated.filter(({ thousandths }) => thousandths > 0));
  const less = say(dated.filter(({ thousandths }) => thousandths < 0));
  return [more, less && `less ${less}`].filter(Boolean).join('; ');
}
