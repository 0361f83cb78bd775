import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { editOfficeSettings as editing, readOfficeSettings as reading } from '../../contract/offices.ts';
import type { Acting } from '../../rules/roles-in.ts';
import { clerksOf } from './clerks-of.ts';
import { actingOffice } from './acting-office.ts';
import { followHours } from './follow-hours.ts';
import { usualHours } from './usual-hours.ts';

type Read = AnswerOf<typeof reading>;

const MOST = 100;

/** Error: 404 for an office for which the caller does not act. */
export async function readOfficeSettings(call: Call<{ id: number }>): Promise<Read> {
  const { db, params, today, now } = call;
  const who = await actingOffice(call, params.id);
  const accounts = (await clerksOf(db, [params.id], today)).get(params.id) ?? [];
  const { rows } = await sql<Pick<Read, 'heads' | 'clerks' | 'routes' | 'running'> & { settings: Read['settings'] | null }>`
    select (select to_jsonb(s) - 'office_id' from documents.office_setting s where s.office_id = ${params.id}) as settings,
      coalesce((select jsonb_agg(jsonb_build_object('name', p.fullname, 'title', h.title, 'is_acting', h.is_acting) order by h.is_acting desc)
        from organization.head_view h join personnel.person_view p on p.id = h.personnel_id
        where h.office_id = ${params.id} and h.during @> ${today}::date), '[]') as heads,
      coalesce((select jsonb_agg(jsonb_build_object('account_id', c.id, 'name', c.name, 'roles', c.roles) order by c.name, c.id) from (
        select a.id, a.name, array(select distinct r.name from identity.account_role_view h join identity.role_view r on r.id = h.role_id
          join identity.role_group_view g on g.role_id = r.id and g.group_name = 'DTS'
          where h.account_id = a.id and h.during @> ${today}::date and h.scope in ('self', 'office', 'headed') order by 1) as roles
        from identity.account_view a where a.id = any(${accounts}::integer[]) order by a.name, a.id limit ${MOST}) c where c.roles <> '{}'), '[]') as clerks,
      coalesce((select jsonb_agg(to_jsonb(u) order by u.type, u.stop) from (
        select t.id as type_id, t.code, t.name as type, t.limit_minutes, t.stop, t.stops from (
          select t.id, t.code, t.name, s.office_id, s.limit_minutes, row_number() over route as stop, count(*) over (partition by t.id) as stops
          from documents.type t join documents.type_stop s on s.type_id = t.id where t.is_active
          window route as (partition by t.id order by s.place)) t
        where t.office_id = ${params.id} order by t.name, t.stop limit ${MOST}) u), '[]') as routes,
      (select count(*)::integer from documents.hop h where h.office_id = ${params.id} and h.ended_at is null and h.due_at > ${now.toString()}) as running`.execute(
    db,
  );
  const { settings, ...found } = rows[0]!;
  const { officeId: id, acronym, fullname, campus } = who;
  return {
    office: { id, acronym, fullname, campus },
    settings: settings ?? { ...usualHours, keeps_records: false },
    ...found,
    may: mayChange(who),
  };
}

/** Errors: 404; 409 for who does not head the office; 422 for records. */
export async function editOfficeSettings(call: CallOf<typeof editing>): Promise<AnswerOf<typeof editing>> {
  const { db, params, body } = call;
  const who = await actingOffice(call, params.id);
  const may = mayChange(who);
  if (!may.hours) throw wrongState('The head of the office sets its hours. Ask them, or who tracks documents of the whole university.');
  // Two that set the hours at once take turns, so that each lets the stays follow from the hours of the other.
  await sql`select from organization.office_view where id = ${params.id} for no key update`.execute(db);
  const stored = await db
    .selectFrom('documents.office_setting')
    .select(['am_from', 'am_to', 'pm_from', 'pm_to', 'keeps_records'])
    .where('office_id', '=', params.id)
    .executeTakeFirst();
  const settings = stored ?? { ...usualHours, keeps_records: false };
  if (!may.records && body.keeps_records !== settings.keeps_records)
    throw invalid({ keeps_records: ['Who tracks documents of the whole university says which office keeps the records.'] });
  const moved = await followHours(call, params.id, () =>
    db
      .insertInto('documents.office_setting')
      .values({ office_id: params.id, ...body })
      .onConflict((conflict) => conflict.column('office_id').doUpdateSet(body))
      .execute(),
  );
  await recordChange(call, {
    action: 'change the document settings of an office',
    subject: `documents.office_setting:${params.id}`,
    before: settings,
    after: { ...body, stays_moved: moved },
  });
  return { message: `The settings of ${who.fullname} were saved.` };
}

/** The head sets the hours; who keeps the records is said for the whole university. */
function mayChange({ isHead, isAdmin }: Acting): Read['may'] {
  return { hours: isHead || isAdmin, records: isAdmin };
}
