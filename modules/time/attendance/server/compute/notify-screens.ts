import type { ClientBase } from 'pg';
import { NOTIFY_CHANNEL, type Broadcast } from '@talaan/kernel/server/realtime/publish.ts';
import { dateOf } from './day-numbers.ts';
import type { DueDays } from './take-due-days.ts';

/** With more people than this, only the lists are told that something changed. */
const TOLD_AT_ONCE = 300;

/** Tells open screens, after the commit, whose days from when to when were computed. */
export async function notifyScreens(client: ClientBase, due: DueDays): Promise<void> {
  const told: Broadcast[] = [{ channel: 'private-attendance', event: 'changed', data: { from: dateOf(due.first), to: dateOf(due.last) } }];
  if (due.people.length <= TOLD_AT_ONCE) {
    for (const { id, days } of due.people) {
      told.push({ channel: `private-person-${id}`, event: 'days', data: { from: dateOf(days[0]!), to: dateOf(days.at(-1)!) } });
    }
  }
  await client.query('select pg_notify($1, message) from unnest($2::text[]) message', [
    NOTIFY_CHANNEL,
    told.map((one) => JSON.stringify(one)),
  ]);
}
