import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import type { AllocationSheet } from '../../print/cs-form-6a.ts';
import type { DrawnForm } from './draw-forms.ts';

/**
 * What the notice of allocation of an application says, without a number. Of a receiver who serves here the position, the agency and its address are
 * those of the record where they were not entered; where people live is not, because the notice is read by the one who names them.
 */
export async function drawAllocation(db: Database, { allocation, personnel_id, sheet }: DrawnForm): Promise<AllocationSheet | null> {
  if (!allocation) return null;
  const { filed_on: date, office_id } = sheet;
  const served = await readPlaces(db, [personnel_id, ...(allocation.receiver_id === null ? [] : [allocation.receiver_id])], date);
  const university = await readUniversityName(db, date);
  const agencyOf = (id: number) => [university, served.get(id)?.address].filter(Boolean).join(', ');
  const receiver = allocation.receiver_id === null ? undefined : served.get(allocation.receiver_id);
  return {
    ...allocation,
    control_number: '',
    office_id,
    date,
    name: [sheet.last_name, [sheet.first_name, sheet.middle_name].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    position: sheet.position,
    agency: agencyOf(personnel_id),
    receiver_position: allocation.receiver_position || (receiver?.position ?? ''),
    receiver_agency: allocation.receiver_agency || (receiver ? agencyOf(receiver.id) : ''),
  };
}

interface Place {
  id: number;
  position: string;
  address: string;
}

/** The position of each, and the address of the campus where they serve on a day. */
async function readPlaces(db: Database, people: readonly number[], day: string): Promise<Map<number, Place>> {
  const { rows } = await sql<Place>`
    select a.personnel_id as id, coalesce(n.name, '') as position, coalesce(nullif(c.address, ''), u.address, '') as address
    from personnel.appointment_view a join organization.office_view o on o.id = a.office_id join organization.campus_view c on c.id = o.campus_id
    left join organization.position_view n on n.id = a.position_id left join organization.university_view u on true
    where a.personnel_id = any(${[...people]}::integer[]) and a.during @> ${day}::date`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
