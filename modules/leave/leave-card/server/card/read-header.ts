import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type { LeaveCard } from '../../contract/card.ts';

export interface CardHeader {
  personnel: LeaveCard['personnel'];
  earns: LeaveCard['earns'];
}

/** The head of the card. `earns` is what the person earns today, or earned last. */
export async function readHeader({ db, today }: Pick<Call, 'db' | 'today'>, personnelId: number): Promise<CardHeader> {
  const { rows } = await sql<LeaveCard['personnel'] & { earns: LeaveCard['earns'] | null }>`
    select p.id, p.idno, p.fullname, o.fullname as office, t.name as status, coalesce(c.name, '') as civil_status,
      coalesce(p.date_hired, (select min(lower(f.during)) from personnel.appointment_view f where f.personnel_id = p.id)) as first_day,
      (select s.earns from leave.stays_within(daterange(null, ${today}::date, '[]'), array[p.id]) s order by s.during desc limit 1) as earns
    from personnel.person_view p left join ${servingOn(today)} a on a.personnel_id = p.id
      left join organization.office_view o on o.id = a.office_id left join reference.appointment_status t on t.code = a.status_code
      left join reference.civil_status c on c.id = p.civil_status_id
    where p.id = ${personnelId}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound('There is no such person.');
  const { earns, ...personnel } = found;
  return { personnel, earns: earns ?? 'NONE' };
}
