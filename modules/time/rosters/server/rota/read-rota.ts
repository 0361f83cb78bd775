import { sql } from 'kysely';
import { schedulesOn } from '@talaan/attendance/server/public.ts';
import type { WeeklyHours } from '@talaan/attendance/contract/schedule-hours.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import type { readRota as endpoint } from '../../contract/rota.ts';
import { nextMonday, REQUESTED_KINDS } from '../../rules/check-hours.ts';
import { weeksOfMonth } from '../../rules/rota.ts';

/** Who plans rotas: HR, and heads for their own people. */
export const PLANNERS = ['EDATSADMIN', 'EDATSDEPTHEAD'] as const;

/** The weeks of the people of an office, as they are assigned. */
export async function readRota(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, server, actor, today, query } = call;
  const { rows: people } = await sql<{ id: number; fullname: string; avatar: string | null; office_id: number; office: string }>`
    select p.id, p.fullname, ${avatarOf('p.id')} as avatar, s.office_id, o.acronym as office from ${servingOn(today)} s join personnel.person_view p on p.id = s.personnel_id
    join organization.office_view o on o.id = s.office_id
    where o.id in (select id from organization.offices_within(${query.office}))
      and ${visible(actor, PLANNERS, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    order by o.tree_from, p.plain_name, p.id`.execute(db);
  const { rows: schedules } = await sql<{ id: number; name: string; hours: WeeklyHours }>`
    select s.id, s.name, jsonb_build_object('kind', s.kind, 'weekdays', h.weekdays) as hours
    from attendance.schedule_view s join attendance.schedule_hours_view h on h.schedule_id = s.id and h.during @> ${today}::date
    where s.is_active and s.kind = any(${[...REQUESTED_KINDS]}) order by s.kind in ('SHIFT', 'NIGHT') desc, kernel.plain(s.name)`.execute(
    db,
  );
  const weeks = weeksOfMonth(query.month);
  const serving = people.map(({ id, office_id }) => ({ personnelId: id, officeId: office_id }));
  const held = await Promise.all(weeks.map((week) => schedulesOn(server, serving, week)));
  return {
    weeks,
    first_open: nextMonday(today),
    schedules,
    people: people.map(({ id, fullname, avatar, office }) => ({
      id,
      fullname,
      avatar,
      office,
      weeks: held.map((ofWeek) => {
        const { id: schedule_id, schedule } = ofWeek.get(id)!;
        return { schedule_id, name: schedule.name };
      }),
    })),
  };
}
