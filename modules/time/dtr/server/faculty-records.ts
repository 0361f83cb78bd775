import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { countClasses } from '@talaan/kernel/server/count-classes.ts';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { facultyOn } from '@talaan/personnel/server/public.ts';
import { dtrFlow } from '../workflow.ts';

const MISSING = 'Not submitted';

/** Daily time records of the faculty for the month before the day. */
export const facultyRecords: ExecutiveFigure = {
  name: 'faculty-records',
  title: 'Faculty records not submitted',
  definition:
    'Faculty members who serve on the day and whose daily time record of the month before it is not submitted, also where it was returned to them. Records are due on the fifth working day.',
  unit: PEOPLE,
  compare: 'week',
  isOfPeople: true,
  link: '/edats/dtr-submission',
  read: async (call) => {
    const month = Temporal.PlainDate.from(call.day).with({ day: 1 }).subtract({ days: 1 }).toString().slice(0, 7);
    const { value: all, rows } = await countClasses(
      call.db,
      sql`select coalesce(s.state, 'OPEN') as name, count(*) as count from ${facultyOn(call)}
        left join dtr.submission s on s.personnel_id = a.personnel_id and s.during @> (${month} || '-28')::date group by 1`,
    );
    return {
      value: rows.find(({ name }) => name === 'OPEN')?.value ?? 0,
      of: all,
      note: `${monthName(month)}.`,
      parts: [
        {
          title: 'By state',
          rows: rows.map((row) => ({
            ...row,
            name: row.name === 'OPEN' ? MISSING : dtrFlow.words[row.name as keyof typeof dtrFlow.words],
          })),
        },
      ],
    };
  },
};
