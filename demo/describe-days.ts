import type { WorkOfDay } from './work-calendar.ts';

/** What employee@ punched on some working days of last month and of this one, so that their record has something to tell. */
const lastMonth: Record<number, string> = {
  2: '08:07:12 12:02:40 12:55:03 17:04:51',
  5: '07:51:30 12:01:05 13:09:44 17:12:20',
  9: '07:48:02 12:03:19 12:57:36 16:20:08',
  12: '07:55:47 12:04:11 17:10:29',
  16: '08:31:55 12:00:26 12:58:13 17:02:02',
  19: '',
};
const thisMonth: Record<number, string> = {
  2: '08:12:09 12:05:31 12:54:17 17:06:40',
  5: '07:46:10 07:46:38 12:00:52 12:58:21 17:01:15',
  8: '08:04:33 12:01:48 13:03:27 17:15:06',
  11: '12:57:20 17:03:58',
};

/** Their punches by date, as clock times; an empty list is a day of absence. */
export function daysToDescribe(today: Temporal.PlainDate, workOn: (date: string) => WorkOfDay): Map<string, string[]> {
  const first = today.with({ day: 1 });
  const told = new Map<string, string[]>();
  for (const [month, days] of [
    [first.subtract({ months: 1 }), lastMonth],
    [first, thisMonth],
  ] as const) {
    const working = Array.from({ length: month.daysInMonth }, (_, index) => month.add({ days: index })).filter(
      (date) => date.dayOfWeek <= 5 && workOn(date.toString()) === 'whole',
    );
    for (const [place, clocks] of Object.entries(days)) {
      const date = working[Number(place) - 1];
      if (date)
        told.set(
          date.toString(),
          clocks.split(' ').filter((clock) => clock !== ''),
        );
    }
  }
  return told;
}
