import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportSchoolYears, listSchoolYears, type SchoolYearRow, type SchoolYearValues } from '../../contract/school-years.ts';

/** Days without the Christmas vacation, and the factor with three decimals, half up: rules/money/vacation-pay.ts says the same. */
const yearDays = sql`(upper(y.during) - lower(y.during) - (upper(y.christmas) - lower(y.christmas)))`;
const columns = {
  id: 'y.id',
  name: 'y.name',
  first_day: sql`lower(y.during)`,
  last_day: sql`upper(y.during) - 1`,
  christmas_from: sql`lower(y.christmas)`,
  christmas_to: sql`upper(y.christmas) - 1`,
  vacation_days: 'y.vacation_days',
  year_days: yearDays,
  factor: sql`floor(y.vacation_days * 1000.0 / ${yearDays} + 0.5)::integer`,
};

export const schoolYearRows = rows(listSchoolYears, exportSchoolYears, 'school_years', () => ({
  from: sql`leave.school_year y`,
  columns,
  reach: sql<boolean>`true`,
  search: [sql`kernel.plain(y.name)`],
  sort: { name: sql`kernel.plain(y.name)`, first_day: sql`lower(y.during)` },
  unsorted: '-first_day',
  filters: {},
  sheet: {
    name: 'School years',
    cells: {
      'School year': (row) => row.name,
      'First day': (row) => row.first_day,
      'Last day': (row) => row.last_day,
      'Christmas from': (row) => row.christmas_from,
      'Christmas to': (row) => row.christmas_to,
      'Vacation days': (row) => row.vacation_days,
      'Days of the year': (row) => row.year_days,
      Factor: (row) => row.factor / 1000,
    },
  },
}));

/** All of them, the latest first. */
export async function readSchoolYears(db: Database): Promise<SchoolYearRow[]> {
  const { rows: found } =
    await sql<SchoolYearRow>`select ${selected(columns)} from leave.school_year y order by lower(y.during) desc`.execute(db);
  return found;
}

type Writing<P = unknown> = Call<P, unknown, SchoolYearValues>;

/** Errors: 422 for days out of order; by constraint for another school year on these days or of this name. */
export async function addSchoolYear(call: Writing): Promise<{ message: string }> {
  const { id } = await call.db.insertInto('leave.school_year').values(rowOf(call.body)).returning('id').executeTakeFirstOrThrow();
  await recordChange(call, { action: 'add: school year', subject: `leave.school_year:${id}`, after: call.body });
  return { message: 'The school year was added.' };
}

/** Errors: 404; 422 as above. */
export async function changeSchoolYear(call: Writing<{ id: number }>): Promise<{ message: string }> {
  const before = await findYear(call);
  await call.db.updateTable('leave.school_year').set(rowOf(call.body)).where('id', '=', call.params.id).execute();
  await recordChange(call, { action: 'change: school year', subject: `leave.school_year:${call.params.id}`, before, after: call.body });
  return { message: 'The school year was changed.' };
}

/** Error: 404. */
export async function removeSchoolYear(call: Call<{ id: number }>): Promise<{ message: string }> {
  const before = await findYear(call);
  await call.db.deleteFrom('leave.school_year').where('id', '=', call.params.id).execute();
  await recordChange(call, { action: 'remove: school year', subject: `leave.school_year:${call.params.id}`, before });
  return { message: 'The school year was removed.' };
}

async function findYear({ db, params }: Call<{ id: number }>): Promise<SchoolYearRow> {
  const { rows: found } = await sql<SchoolYearRow>`
    select ${selected(columns)} from leave.school_year y where y.id = ${params.id} for update`.execute(db);
  if (!found[0]) throw notFound('There is no such school year.');
  return found[0];
}

function rowOf({ name, first_day, last_day, christmas_from, christmas_to, vacation_days }: SchoolYearValues) {
  if (last_day <= first_day) throw invalid({ last_day: ['The last day comes after the first.'] });
  if (christmas_to < christmas_from) throw invalid({ christmas_to: ['This is before the first day of the vacation.'] });
  const span = (from: string, to: string) => `[${from},${to}]`;
  return { name, during: span(first_day, last_day), christmas: span(christmas_from, christmas_to), vacation_days };
}
