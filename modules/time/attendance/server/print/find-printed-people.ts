import { sql } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Period } from './period.ts';

export const PRINTING_GROUPS = ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'] as const satisfies readonly Group[];

/** Whose record is printed, with the office of the last appointment in the period, called as on its last day. */
export interface PrintedPerson {
  id: number;
  idno: string;
  name: string;
  office_id: number;
  office: string;
}

/** 'MARIA D. IBARRA JR.', as the form wants it. */
export const FORM_NAME = sql<string>`upper(concat_ws(' ', nullif(p.first_name, ''), nullif(left(p.middle_name, 1), '') || '.', p.surname, nullif(p.name_extension, '')))`;

/** These people in their order, but for those who did not serve in the period. */
export async function findPrintedPeople(db: Database, { from, to }: Period, ids: readonly number[]): Promise<PrintedPerson[]> {
  const { rows } = await sql<PrintedPerson>`
    select p.id, p.idno, ${FORM_NAME} as name, o.id as office_id, organization.fullname_on(o.id, ${to}) as office
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
    join personnel.person_view p on p.id = wanted.id
    join lateral (
      select a.office_id from personnel.appointment_view a
      where a.personnel_id = p.id and a.during && daterange(${from}, ${to}, '[]') order by lower(a.during) desc limit 1
    ) served on true
    join organization.office_view o on o.id = served.office_id
    order by wanted.place`.execute(db);
  return rows;
}
