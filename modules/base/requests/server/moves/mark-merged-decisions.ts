import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Merged } from '@talaan/personnel/server/public.ts';
import { kindCalled, type StepCall } from '../served-kinds.ts';
import { writeSteps } from '../write-steps.ts';

interface Clash {
  id: number;
  kind: string;
  title: string;
  round: number;
  state: string;
  is_closed: boolean;
  no: number;
  action: string;
  day: string;
}

/**
 * Of two records that prove to be of one person, one may have decided a request of the other. Such a decision stays as history, marked as made before
 * the merge; the timeline says so, and the officer reads which requests these are.
 */
export async function markMergedDecisions(call: StepCall, { from, into }: Merged): Promise<readonly string[]> {
  const { db } = call;
  const both = [from, into];
  const { rows: clashes } = await sql<Clash>`
    select r.id, r.kind, r.title, r.round, r.state, r.closed_at is not null as is_closed, s.no, s.action, kernel.date_of(s.at) as day
    from requests.request r join requests.step s on s.request_id = r.id and s.decides
    where r.owner_id = any(${both}::integer[]) and (s.personnel_id = any(${both}::integer[]) or s.in_place_of = any(${both}::integer[]))
      and not s.before_merge order by r.id, s.no for no key update of r`.execute(db);
  if (clashes.length === 0) return [];
  await sql`select set_config('talaan.merging', ${both.join(',')}, true)`.execute(db);
  await sql`
    update requests.step s set before_merge = true from unnest(${clashes.map(({ id }) => id)}::integer[], ${clashes.map(({ no }) => no)}::smallint[]) c (id, no)
    where s.request_id = c.id and s.no = c.no`.execute(db);
  await sql`select set_config('talaan.merging', '', true)`.execute(db);
  const requests = [...Map.groupBy(clashes, ({ id }) => id).values()];
  await writeSteps(
    call,
    requests.map((steps) => {
      const { id, round, state, is_closed: closes } = steps[0]!;
      const remarks = `${steps.map(describe).join(', ')}: by one who proved to be the owner, when two records of that person were merged`;
      return { request_id: id, round, action: 'note_merge', as_role: 'system', from_state: state, state, closes, remarks };
    }),
  );
  return requests.map((steps) => {
    const { title } = steps[0]!;
    return `One of them decided a request of the other: “${title}”, ${steps.map(describe).join(', ')}. The decision stays as history; judge whether it is to be made again.`;
  });
}

function describe({ kind, action, day }: Clash): string {
  return `“${kindCalled(kind).kind.stepOf(action).label}” on ${longDate(day)}`;
}
