import { sql } from 'kysely';
import type { RecordFault } from '@talaan/kernel/server/record-fault.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

/** Whose data sheet HR has never verified. */
export const sheetFaults: readonly RecordFault[] = [
  {
    name: 'pds.not-verified',
    title: 'Data sheet never verified',
    area: 'Personal data sheets',
    on: (
      day,
    ) => sql`select a.personnel_id as key, a.personnel_id, a.office_id, p.fullname as what, '/personnels/' || p.id || '?tab=pds' as link
      from ${servingOn(day)} a join personnel.person_view p on p.id = a.personnel_id
        join reference.appointment_status s on s.code = a.status_code and s.government_service
      where not exists (select from pds.sheet t where t.personnel_id = a.personnel_id and t.verified_at is not null)`,
  },
];
