import { sql } from 'kysely';
import { notifyKeepers, UNIVERSITY } from '@talaan/notifications/server/public.ts';
import { kindCalled, type StepCall } from '../served-kinds.ts';

/** Tells those who answer for a kind of requests that wait for nobody, each once in a round. */
export async function notifyUnattended(call: StepCall, requests: readonly { id: number; kind: string }[]): Promise<void> {
  if (requests.length === 0) return;
  const { rows } = await sql<{ request_id: number }>`
    insert into requests.nudge (request_id, round, what, at)
    select id, round, 'nobody', ${call.now.toString()}::timestamptz from requests.request where id = any(${requests.map(({ id }) => id)}::integer[])
    on conflict do nothing returning request_id`.execute(call.db);
  const fresh = new Set(rows.map(({ request_id }) => request_id));
  const news = requests.filter(({ id }) => fresh.has(id));
  for (const [kind, group] of Map.groupBy(news, (one) => one.kind)) await notifyKeepersOfRequests(call, kind, group.length, 'nobody');
}

const WORDS = {
  late: { link: '/inbox?show=late', is: 'late' },
  nobody: { link: '/inbox?tab=unattended', is: 'without an approver' },
};

/** One notice a kind, to those who hold its group over the whole university. */
export async function notifyKeepersOfRequests(call: StepCall, name: string, count: number, what: keyof typeof WORDS): Promise<void> {
  const { kind } = kindCalled(name);
  const { link, is } = WORDS[what];
  await notifyKeepers(call, kind.keptBy, {
    title: `${kind.title}: ${count} ${is}`,
    over: UNIVERSITY,
    description:
      what === 'late'
        ? 'They are past the day on which they were due.'
        : 'The position that must approve is vacant, or held by the person whom the request concerns.',
    link,
  });
}
