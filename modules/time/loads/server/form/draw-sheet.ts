import { sql } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { FacultyDtrSheet } from '../../print/faculty-dtr-form.ts';
import type { JudgedMonth } from '../read-month.ts';

/** What the faculty DTR of a month says today, without a number. Errors: 409 for a month without load. */
export async function drawSheet({ db, today }: Pick<Call, 'db' | 'today'>, found: JudgedMonth): Promise<FacultyDtrSheet> {
  const { personnel, month, terms, segments, days } = found;
  if (segments.length === 0) throw wrongState('There is no load in this month.');
  const { to } = monthBounds(month);
  const { rows: posts } = await sql<{ office_id: number; position: string }>`
    select a.office_id, t.name as position from personnel.appointment_view a join organization.position_view t on t.id = a.position_id
    where a.personnel_id = ${personnel.id} and lower(a.during) <= ${to}::date order by a.during desc limit 1`.execute(db);
  const { rows: heads } = await sql<{ personnel_id: number; title: string }>`
    with recursive up as (
      select ${posts[0]!.office_id}::integer as office_id, 0 as steps
      union all select p.parent_id, steps + 1 from up join organization.office_parent_view p on p.office_id = up.office_id and p.during @> ${to}::date
      where p.parent_id is not null)
    select h.personnel_id, h.title from up join lateral (
      select personnel_id, title from organization.head_view where office_id = up.office_id and during @> ${to}::date and personnel_id <> ${personnel.id}
      order by is_acting desc limit 1) h on true order by up.steps limit 2`.execute(db);
  const names = await readSigningNames(db, [personnel.id, ...heads.map(({ personnel_id }) => personnel_id)]);
  return {
    control_number: '',
    date: today,
    office_id: posts[0]!.office_id,
    name: names.get(personnel.id)!,
    employee_number: personnel.idno,
    position: posts[0]!.position,
    office: personnel.office ?? '',
    month,
    terms,
    segments,
    days,
    heads: heads.map(({ personnel_id, title }) => ({ name: names.get(personnel_id)!, title })),
  };
}
