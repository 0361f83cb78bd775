import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { DtrSheet } from '../../print/cs-form-48.ts';
import { FORM_NAME, type PrintedPerson } from './find-printed-people.ts';

export type FindInCharge = (person: PrintedPerson) => DtrSheet['inCharge'];

/** Who verifies a record today: the officer in charge or head of the office, else of the nearest one above; nobody verifies their own. */
export async function loadInCharge(db: Database, today: string): Promise<FindInCharge> {
  const { rows } = await sql<{ office_id: number; parent_id: number | null; personnel_id: number | null; name: string; title: string }>`
    select o.id as office_id, o.parent_id, h.personnel_id, ${FORM_NAME} as name, h.title
    from organization.office_view o
    left join organization.head_view h on h.office_id = o.id and h.during @> ${today}::date
    left join personnel.person_view p on p.id = h.personnel_id
    order by o.id, h.is_acting desc`.execute(db);
  const offices = Map.groupBy(rows, (row) => row.office_id);
  return (person) => {
    for (let office = offices.get(person.office_id); office; office = offices.get(office[0]!.parent_id ?? 0)) {
      const head = office.find((one) => one.personnel_id !== null && one.personnel_id !== person.id);
      if (head) return { name: head.name, title: head.title };
    }
    return null;
  };
}
