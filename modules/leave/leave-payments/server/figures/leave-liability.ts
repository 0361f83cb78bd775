import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { valuedCredits } from '../liability/valued-credits.ts';

interface Row {
  office: string;
  office_id: number;
  value: number;
}

const LIST = '/edats/leave/reports/liability';

/** What the leave credits of those who serve are worth on the day. */
export const leaveLiability: ExecutiveFigure = {
  name: 'leave-liability',
  title: 'Leave liability',
  definition:
    'Vacation and sick leave credits of those who serve on the day, times their highest monthly salary so far, times the constant factor (DBM BC 2016-2): what terminal leave would cost today.',
  unit: 'centavos',
  compare: 'year',
  link: LIST,
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      with ${await valuedCredits(db, day)}
      select top.id as office_id, top.fullname as office, sum(w.value)::bigint as value
      from w join organization.office_view o on o.id = w.office_id
        join organization.office_view top on o.tree_from between top.tree_from and top.tree_to and top.parent_id is null
      where ${within('o.tree_from')} group by top.id, top.fullname order by value desc, office`.execute(db);
    if (rows.length === 0) return { value: null, missing: 'No leave credits are on record of this day.' };
    return {
      value: rows.reduce((sum, { value }) => sum + value, 0),
      parts: [
        { title: 'By office', rows: rows.map((row) => ({ name: row.office, value: row.value, link: `${LIST}?office=${row.office_id}` })) },
      ],
    };
  },
};
