import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import type { remindOfRecords as endpoint } from '../../contract/board.ts';
import { formatReminder } from '../../rules/reminders.ts';
import { findOpenRecords, type FoundRecord } from './open-records.ts';
import { dueOf } from './read-board.ts';

/**
 * Reminds people of what they have to do for a month. Of two who press at once, the second finds the first one's reminders: they are written
 * before anybody is notified, and those that a day has not passed since are left as they are.
 */
export async function remindOfRecords(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, now, body } = call;
  const { open } = await findOpenRecords(call, body.month);
  const asked = open.filter(({ personnel_id, can_be_reminded }) => can_be_reminded && body.people.includes(personnel_id));
  const written = await writeReminders(call, asked);
  const reminded = asked.filter(({ account_id, to }) => written.has(`${account_id} ${to}`));
  const due = longDate(await dueOf(call, body.month));
  for (const alike of Map.groupBy(reminded, ({ name, hindrances }) => formatReminder(name, hindrances, due)))
    await notify(
      db,
      now,
      alike[1].map(({ account_id }) => account_id!),
      { title: 'Your daily time record needs you', description: alike[0], link: `/account/dtr?month=${body.month}` },
    );
  const names = [...new Set(reminded.map(({ fullname }) => fullname))];
  return { message: formatReminded(names.length), reminded: names };
}

/** The reminders that were written, as `account day`. */
async function writeReminders(
  { db, now }: Pick<CallOf<typeof endpoint>, 'db' | 'now'>,
  records: readonly FoundRecord[],
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    insert into dtr.reminder as m (account_id, period_ends, holds, at)
    select account, day, 'asked', ${now.toString()}::timestamptz
    from unnest(${records.map(({ account_id }) => account_id)}::integer[], ${records.map(({ to }) => to)}::date[]) as one (account, day)
    order by account, day
    on conflict (account_id, period_ends, holds) do update set at = excluded.at where m.at <= excluded.at - interval '1 day'
    returning account_id || ' ' || period_ends as key`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

function formatReminded(people: number): string {
  if (people === 0) return 'All of them were reminded within the last day, or have nothing to do.';
  return people === 1 ? '1 person is reminded.' : `${people} people are reminded.`;
}
