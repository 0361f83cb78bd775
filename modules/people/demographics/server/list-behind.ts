import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notAllowed, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, QueryOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import type { listBehind as endpoint } from '../contract.ts';
import { FACETS, type FacetName } from '../rules/facets.ts';
import { LEAST_SHOWN } from '@talaan/kernel/contract/suppress-small.ts';
import { groupOf, narrow, peopleIn } from './population.ts';
import { isHr, mayList } from './viewer.ts';

type Answer = AnswerOf<typeof endpoint>;
type Person = Answer['personnels'][number];

/** Who is behind a number, within one's scope of today. Errors: 403 where it is for HR alone, 409 for a number that is too small to be shown. */
export async function listBehind(call: Call<{ id: FacetName }, QueryOf<typeof endpoint>>): Promise<Answer> {
  const { db, actor, params, query, today } = call;
  if (!mayList(actor, params.id)) throw notAllowed();
  const day = query.on ?? today;
  const on = sql`${day}`;
  const inReach = visible(actor, ['PERSONNELS'], { person: 'p.id', tree: 'now_o.tree_from', campus: 'now_o.campus_id' });
  const { rows } = await withOpenRecords(db, 'everybody', (tx) =>
    sql<{ person: Person; total: number }>`
      with behind as materialized (
        select p.id, p.idno, p.fullname, o.fullname as office, o.acronym, a.position_id, a.status_code from ${peopleIn(on, [params.id])}
          and p.id in (
            select p.id from personnel.person_view p
            left join personnel.appointment_view now_a on now_a.personnel_id = p.id and now_a.during @> ${today}::date
            left join organization.office_view now_o on now_o.id = now_a.office_id where ${inReach})
          and ${narrow(query)}
          and ${query.group === undefined ? sql`true` : sql`${groupOf(params.id, on)} = ${query.group}`}
          and ${query.sex === undefined ? sql`true` : sql`p.sex = ${query.sex}`})
      select jsonb_build_object('id', b.id, 'idno', b.idno, 'fullname', b.fullname, 'avatar', ${avatarOf('b.id')},
          'office', b.office, 'acronym', b.acronym, 'position', t.name, 'status', s.name) as person,
        (select count(*)::integer from behind) as total
      from behind b join organization.position_view t on t.id = b.position_id join reference.appointment_status s on s.code = b.status_code
      order by kernel.plain(b.fullname), b.id limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(tx),
  );
  const total = rows[0]?.total ?? 0;
  if (total < LEAST_SHOWN && !isHr(actor)) throw wrongState('Behind this number are too few people to show who they are.');
  if (FACETS[params.id].isSensitive)
    await recordChange(call, {
      action: 'see who is behind a demographic number',
      subject: `demographics.option:${params.id}`,
      after: { on: day, group: query.group ?? null, sex: query.sex ?? null, people: total },
    });
  return { personnels: rows.map(({ person }) => person), total };
}
