import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AppointmentFields, SalaryFields } from '../../../contract/move-rows.ts';
import { checkAppointment } from '../../../rules/appointment-checks.ts';
import type { PersonnelNeeds } from '../../needs.ts';
import { findPlace } from '../find-place.ts';
import { requireSalaryOn } from '../find-salary.ts';
import { statusOn } from './duty-kinds.ts';
import type { RowKind } from './dated-row.ts';

/** Corrections of appointments: those on job orders too. Whether the item is free then is the database's to say. */
export function appointmentKind(needs: PersonnelNeeds): RowKind<AppointmentFields> {
  return {
    table: 'appointment',
    one: 'appointment',
    check: async (call, person, body, span, row) => {
      const status = await call.db
        .selectFrom('reference.appointment_status')
        .select(['code', 'name', 'government_service', 'max_months'])
        .where('code', '=', body.status_code)
        .executeTakeFirst();
      if (!status) throw invalid({ status_code: ['Choose a status of the list.'] });
      // One's own item counts as held by oneself: as for a substitute, only position and existence are asked.
      const place = await findPlace(call, needs, { ...body, salary_grade: null, isSubstitute: true });
      const { errors } = checkAppointment({
        birthDate: person.birth_date,
        ...span,
        status: { code: status.code, name: status.name, governmentService: status.government_service, maxMonths: status.max_months },
        office: place.office,
        salary: null,
        hasTin: true,
      });
      if (Object.keys(errors).length > 0) throw invalid(errors);
      await requireRoom(call, person.id, span, row);
    },
    columns: async (_call, { office_id, position_id, status_code, nature_code, item_id, authority, remarks }) => ({
      office_id,
      position_id,
      status_code,
      nature_code,
      item_id,
      authority,
      remarks,
    }),
  };
}

async function requireRoom(
  { db }: Parameters<RowKind<never>['check']>[0],
  personnelId: number,
  span: { from: string; until: string | null },
  row: number | null,
): Promise<void> {
  const { rows } = await sql`
    select from personnel.appointment where personnel_id = ${personnelId} and id is distinct from ${row}
      and during && daterange(${span.from}::date, ${span.until}::date) limit 1`.execute(db);
  if (rows.length > 0) throw invalid({ from: ['On these days another appointment of the same person runs. Correct that one first.'] });
}

export const salaryKind: RowKind<SalaryFields> = {
  table: 'salary',
  one: 'salary',
  check: async ({ db }, { id }, { from }) => {
    if ((await statusOn(db, id, from)) === null) throw invalid({ from: ['No appointment runs on that day.'] });
  },
  columns: async ({ db }, { salary_grade, step, amount, authority, from }) => ({
    salary_grade,
    step,
    amount: amount ?? (await requireSalaryOn(db, from, salary_grade, step)),
    authority,
  }),
};
