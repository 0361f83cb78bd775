import { sql } from 'kysely';
import { findPeople, servingOn } from '@talaan/personnel/server/public.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../../contract/settings.ts';
import type { Dated } from '../../rules/dated.ts';
import { readTerms } from './read-terms.ts';

type Answer = AnswerOf<typeof contract.readSettings>;

/** Periods, terms and the team. */
export async function readSettings({ db, today }: Call): Promise<Answer> {
  const { rows: periods } = await sql<Answer['periods'][number]>`
    select p.id, p.name, lower(p.during) as from, upper(p.during) - 1 as to, count(f.id)::integer as forms,
      count(f.id) filter (where f.state not in ('CLOSED', 'NOT_RATED'))::integer as open
    from performance.period p left join performance.form f on f.period_id = p.id group by p.id order by p.during desc`.execute(db);
  const { rows: seats } = await sql<Answer['seats'][number]>`
    select s.id, s.personnel_id, p.fullname, o.fullname as office, s.role, s.order_no, lower(s.during) as from, upper(s.during) - 1 as to,
      exists (select from identity.account_view a join identity.account_role_view h on h.account_id = a.id and h.scope = 'all' and h.during @> ${today}::date
        join identity.role_group_view g on g.role_id = h.role_id and g.group_name = 'SPMIS' where a.personnel_id = s.personnel_id) as may_act
    from performance.pmt_seat s join personnel.person_view p on p.id = s.personnel_id
    left join ${servingOn(today)} e on e.personnel_id = p.id left join organization.office_view o on o.id = e.office_id
    order by coalesce(upper(s.during), 'infinity') > ${today}::date desc, s.role <> 'CHAIR', p.plain_name`.execute(db);
  const terms = await readTerms(db);
  const last = await readLastBegun(db);
  const shown = <T extends Dated & { id: number }>(all: readonly T[], isOfKind: (one: T, other: T) => boolean = () => true) =>
    all.map((one) => ({
      ...one,
      is_removable:
        (last === null || one.effective_on > last) &&
        all.some((other) => other.id !== one.id && isOfKind(one, other) && other.effective_on <= one.effective_on),
    }));
  return {
    periods,
    seats,
    deadlines: shown(terms.DEADLINES),
    adjectives: shown(terms.ADJECTIVES),
    achievement: shown(terms.ACHIEVEMENT),
    weights: shown(terms.WEIGHTS, (one, other) => one.form === other.form && one.rank === other.rank).map((one) => ({
      ...one,
      groups: [...one.groups],
    })),
  };
}

/** The first day of the last period that has forms: what began up to it stays as it is. Null where there is none. */
export async function readLastBegun(db: Call['db']): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(lower(p.during)) as day from performance.period p where exists (select from performance.form f where f.period_id = p.id)`.execute(
    db,
  );
  return rows[0]!.day;
}

export async function findRatedPeople(call: CallOf<typeof contract.findRatedPeople>): Promise<AnswerOf<typeof contract.findRatedPeople>> {
  return { personnel: await findPeople(call, { term: call.query.term, groups: ['SPMISADMIN'], serving: false }) };
}
