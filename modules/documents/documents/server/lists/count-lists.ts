import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { countLists as endpoint } from '../../contract/offices.ts';
import { actingOffice, findActingOffice } from '../offices/acting-office.ts';
import { circulations } from '../points.ts';

type Counted = AnswerOf<typeof endpoint>;
type Counts = Counted['counts'];

const NONE: Counts = { incoming: 0, received: 0, outgoing: 0, hold: 0, return: 0, pickup: 0, pending: 0, acknowledge: 0, new: 0, late: 0 };

/** Counts the lists of an office in one statement, over its open hops and what it has to acknowledge alone. Error: 404 for an office that is not the caller's. */
export async function countLists(call: Call<unknown, { office?: number | undefined }>): Promise<Counted> {
  const { db, now, query } = call;
  const who = query.office === undefined ? await findActingOffice(call, undefined) : await actingOffice(call, query.office);
  if (!who) return { office: null, counts: NONE };
  const { officeId, accountId, acronym, fullname, campus } = who;
  const { rows } = await sql<Counts>`
    with here as (select state, due_at, sent_at from documents.hop where office_id = ${officeId} and ended_at is null),
      sent as (select state from documents.hop where from_office_id = ${officeId} and office_id <> ${officeId} and ended_at is null and state in ('INCOMING', 'RETURNED')),
      seen as (select coalesce(max(seen_at), '-infinity') as at from documents.look where account_id = ${accountId} and office_id = ${officeId})
    select h.*, s.outgoing, h.return + s.return as return,
      ${contributed(call.server, circulations).countOpen(officeId)} as acknowledge
    from (
      select count(*) filter (where state = 'INCOMING') as incoming, count(*) filter (where state = 'RECEIVED') as received,
        count(*) filter (where state = 'HOLD') as hold, count(*) filter (where state = 'RETURNED') as return,
        count(*) filter (where state = 'PICKUP') as pickup, count(*) filter (where state = 'PENDING') as pending,
        count(*) filter (where state in ('INCOMING', 'RETURNED') and sent_at > seen.at) as new,
        count(*) filter (where state in ('INCOMING', 'RECEIVED', 'HOLD') and due_at < ${now.toString()}::timestamptz) as late
      from seen left join here on true) h,
      (select count(*) filter (where state = 'INCOMING') as outgoing, count(*) filter (where state = 'RETURNED') as return from sent) s`.execute(
    db,
  );
  return { office: { id: officeId, acronym, fullname, campus }, counts: rows[0]! };
}
