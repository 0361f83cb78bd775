import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import type { listActingOffices as acting, listReceivingOffices as receiving, markSeen as seeing } from '../../contract/offices.ts';
import { officesOfCaller, requireActingOffice } from './acting-office.ts';

const MOST = 50;
const NAMES = sql`kernel.plain(o.fullname || ' ' || o.acronym)`;

/** The offices for which the caller acts, their own first. */
export async function listActingOffices(call: Call<unknown, { term: string }>): Promise<AnswerOf<typeof acting>> {
  const { from, where } = officesOfCaller(call);
  const { rows } = await sql<{ id: number; acronym: string; fullname: string; campus: string; is_own: boolean; total: number }>`
    select o.id, o.acronym, o.fullname, c.acronym as campus, own.personnel_id is not null as is_own, count(*) over () as total
    from ${from} where ${where} and ${foundBy(call.query.term, [NAMES])}
    order by own.personnel_id is null, o.tree_from limit ${MOST}`.execute(call.db);
  return { offices: rows, total: rows[0]?.total ?? 0 };
}

/** The offices to which a document can be forwarded. */
export async function listReceivingOffices({ db, query }: Call<unknown, { term: string }>): Promise<AnswerOf<typeof receiving>> {
  const { rows } = await sql<{ id: number; acronym: string; fullname: string; campus: string }>`
    select o.id, o.acronym, o.fullname, c.acronym as campus
    from organization.office_view o join organization.campus_view c on c.id = o.campus_id
    where o.is_active and ${foundBy(query.term, [NAMES])} order by o.tree_from limit ${MOST}`.execute(db);
  return { offices: rows };
}

/** Notes when the caller looked through what came to an office. Error: 422 for an office that is not theirs. */
export async function markSeen(call: Call<unknown, unknown, { office_id: number }>): Promise<AnswerOf<typeof seeing>> {
  const { officeId } = await requireActingOffice(call, call.body.office_id);
  await sql`
    insert into documents.look (account_id, office_id, seen_at) values (${call.actor.accountId}, ${officeId}, ${call.now.toString()})
    on conflict (account_id, office_id) do update set seen_at = greatest(documents.look.seen_at, excluded.seen_at)`.execute(call.db);
  return { message: 'Noted.' };
}
