import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import { HIDDEN_TYPE } from '../../contract/applications.ts';
import type { AwayDay, readAway as endpoint } from '../../contract/filing.ts';
import { LEAVE_OF_AGENCY } from '../../rules/settings.ts';
import { HR, isShown, OFFICE } from './application-rows.ts';
import { requireSpan } from './read-filing.ts';

const MOST_DAYS = 62;

/** Who is on leave or asks for it, of the offices of the caller. Error: 422 for more than 62 days. */
export async function readAway(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, today } = call;
  const { from, to, office, whose, beside } = call.query;
  requireSpan(from, to, MOST_DAYS);
  const groups = whose === 'all' ? [...HR, ...OFFICE] : OFFICE;
  const reach = sql`${visible(actor, groups, { person: 's.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    and (${office ?? null}::integer[] is null or o.id in (
      select within.id from unnest(${office ?? []}::integer[]) wanted (id), organization.offices_within(wanted.id) within))
    and (${beside ?? null}::integer is null or o.id = (
      select b.office_id from leave.application x join ${servingOn(today)} b on b.personnel_id = x.personnel_id where x.id = ${beside ?? null}))`;
  const { rows: away } = await sql<AwayDay>`
    select d.application_id, d.personnel_id, p.fullname, o.acronym as office, d.date, d.part,
      case when ${isShown(actor)} then a.type_code else ${HIDDEN_TYPE} end as type_code,
      a.state in ('APPROVED', 'SHORTENED', 'CANCEL_ASKED', 'TAKEN', 'RECALLED') as is_approved
    from leave.application_day d join leave.application a on a.id = d.application_id
    join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
    join personnel.person_view p on p.id = d.personnel_id
    join ${servingOn(today)} s on s.personnel_id = p.id join organization.office_view o on o.id = s.office_id
    where d.is_live and d.thousandths > 0 and d.date between ${from}::date and ${to}::date and ${reach}
    order by p.plain_name, d.date, d.part`.execute(db);
  const { rows: counted } = await sql<{ people: number }>`
    select count(*)::integer as people from ${servingOn(today)} s join organization.office_view o on o.id = s.office_id where ${reach}`.execute(
    db,
  );
  const people = counted[0]!.people;
  const { awayPercent } = await agencySettingsOn(db, LEAVE_OF_AGENCY, today);
  const crowded = [...Map.groupBy(away, ({ date }) => date)]
    .map(([date, own]) => ({ date, away: new Set(own.map(({ personnel_id }) => personnel_id)).size }))
    .filter((day) => day.away * 100 > people * awayPercent)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return { away, people, warn_percent: awayPercent, crowded };
}
