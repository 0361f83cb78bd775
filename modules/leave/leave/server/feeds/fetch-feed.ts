import { sql } from 'kysely';
import { actorOfAccount, hashToken } from '@talaan/identity/server/public.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import { FEEDS, type Whose } from '../../contract/feeds.ts';
import { daysInARow, type FeedDay } from '../../rules/days/days-in-a-row.ts';
import { writeIcs } from '../../rules/write-ics.ts';
import { OFFICE } from '../applications/application-rows.ts';

const BACK_DAYS = 90;
const AHEAD_DAYS = 400;

/** Errors: 404 for an address that was changed or removed, and where the account may not sign in any more. */
export async function fetchFeed(call: Call, token: string): Promise<FileAnswer> {
  const { db, server, now } = call;
  const { rows } = await sql<{ whose: Whose; email: string }>`
    select f.whose, a.email from leave.feed f join identity.account_view a on a.id = f.account_id
    where f.token_hash = ${hashToken(token)}`.execute(db);
  const actor = rows[0] && (await actorOfAccount(server, rows[0].email));
  if (!rows[0] || !actor) throw notFound('There is no such calendar.');
  const { whose } = rows[0];
  const events = daysInARow(await readDays(call, actor, whose)).map(({ id, from, to, title, isDecided }) => ({
    uid: `leave-${id}-${from}@talaan`,
    from,
    to,
    summary: isDecided ? title : `${title} (asked for)`,
    isDecided,
  }));
  return { name: 'leave.ics', contentType: 'text/calendar', content: Buffer.from(writeIcs(FEEDS[whose], now, events)), inline: true };
}

/** Confidential leave is Leave in one’s own calendar too: it is shown by programs of others. */
async function readDays({ db, today }: Call, actor: Actor, whose: Whose): Promise<FeedDay[]> {
  const place = { person: 'd.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' };
  const reach = whose === 'own' ? sql`d.personnel_id = ${actor.personnelId}` : visible(actor, OFFICE, place);
  const name = whose === 'own' ? sql`''` : sql`concat_ws(' ', nullif(p.first_name, ''), p.surname) || ': '`;
  const { rows } = await sql<FeedDay>`
    select a.id, d.date, d.part, ${name} || case when t.is_confidential then 'Leave' else t.name end as what,
      a.state in ('APPROVED', 'SHORTENED', 'CANCEL_ASKED', 'TAKEN', 'RECALLED') as "isDecided"
    from leave.application_day d join leave.application a on a.id = d.application_id
    join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
    join personnel.person_view p on p.id = d.personnel_id
    left join ${servingOn(today)} s on s.personnel_id = p.id left join organization.office_view o on o.id = s.office_id
    where d.is_live and d.thousandths > 0 and d.date between ${today}::date - ${BACK_DAYS}::integer and ${today}::date + ${AHEAD_DAYS}::integer
      and ${reach} order by a.id, d.date, d.part`.execute(db);
  return rows;
}
