import { sql } from 'kysely';
import { holds } from '@talaan/kernel/server/actor.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { readReachNames } from '@talaan/organization/server/public.ts';
import type { countInbox as counting, countQueues as queuesOf } from '../../contract/inbox.ts';
import { kindCalled } from '../served-kinds.ts';
import { waiting } from './waiting.ts';

/** The badge: how many requests wait for the caller, by kind, from the open stages alone. */
export async function countInbox(call: Pick<Call, 'db' | 'actor' | 'today'>): Promise<AnswerOf<typeof counting>> {
  const { turns, from, where } = waiting(call);
  const { rows } = await sql<{ kind: string; waiting: number; late: number; oldest: string }>`
    with ${turns}
    select g.kind, count(distinct g.request_id) as waiting, count(distinct g.request_id) filter (where g.due_on < ${call.today}::date) as late,
      min(kernel.date_of(g.opened_at)) as oldest
    from ${from} where ${where} group by g.kind order by g.kind`.execute(call.db);
  return {
    waiting: rows.reduce((sum, row) => sum + row.waiting, 0),
    late: rows.reduce((sum, row) => sum + row.late, 0),
    kinds: rows.map((row) => {
      const { title, screen } = kindCalled(row.kind).kind;
      return { ...row, title, screen };
    }),
  };
}

/** Open items of other lists, for those who hold their groups, with the names of whom they are about; empty ones are left out. */
export async function countQueues(call: Call): Promise<AnswerOf<typeof queuesOf>> {
  const own = allContributed(call.server, queueCards).filter(({ groups }) => !groups || holds(call.actor, groups));
  const counted = await Promise.all(own.map(async (card) => ({ card, oldest: null, ...(await card.count(call)) })));
  const open = counted.filter(({ waiting: many }) => many > 0);
  if (open.length === 0) return { queues: [] };
  const nameReach = await readReachNames(call.db, call.actor);
  return {
    queues: open.map(({ card: { name, title, link, groups, isOwn }, ...counts }) => ({
      link,
      ...counts,
      name,
      title,
      over: groups && !isOwn ? nameReach(groups) : '',
    })),
  };
}
