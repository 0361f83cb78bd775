import { sql } from 'kysely';
import { listSeats } from '@talaan/committees/server/public.ts';
import { findPeople } from '@talaan/personnel/server/public.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../../contract/settings.ts';
import type { Dated } from '../../rules/dated.ts';
import { readTerms } from './read-terms.ts';

type Answer = AnswerOf<typeof contract.readSettings>;

/** Periods, terms and the team. */
export async function readSettings(call: Call): Promise<Answer> {
  const { db } = call;
  const { rows: periods } = await sql<Answer['periods'][number]>`
    select p.id, p.name, lower(p.during) as from, upper(p.during) - 1 as to, count(f.id)::integer as forms,
      count(f.id) filter (where f.state not in ('CLOSED', 'NOT_RATED'))::integer as open
    from performance.period p left join performance.form f on f.period_id = p.id group by p.id order by p.during desc`.execute(db);
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
    team: await readTeam(call),
    deadlines: shown(terms.DEADLINES),
    adjectives: shown(terms.ADJECTIVES),
    achievement: shown(terms.ACHIEVEMENT),
    weights: shown(terms.WEIGHTS, (one, other) => one.form === other.form && one.rank === other.rank).map((one) => ({
      ...one,
      groups: [...one.groups],
    })),
  };
}

/** Who sits in the team or will, and whether an account of theirs may act over the whole university. */
async function readTeam(call: Pick<Call, 'db' | 'today'>): Promise<Answer['team']> {
  const { committeeId, seats } = await listSeats(call, 'PMT');
  const { rows } = await sql<{ personnel_id: number }>`
    select a.personnel_id from identity.account_view a
    where a.personnel_id = any(${seats.map(({ person_id }) => person_id)}::integer[]) and exists (
      select from identity.account_role_view h join identity.role_group_view g on g.role_id = h.role_id and g.group_name = 'SPMIS'
      where h.account_id = a.id and h.scope = 'all' and h.during @> ${call.today}::date)`.execute(call.db);
  const acting = new Set(rows.map(({ personnel_id }) => personnel_id));
  return {
    committee_id: committeeId,
    seats: seats.map(({ person_id: id, name, ...seat }) => ({ ...seat, fullname: name, may_act: acting.has(id) })),
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
