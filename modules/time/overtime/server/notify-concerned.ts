import { sql } from 'kysely';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import type { Moved, StepCall } from '@talaan/requests/server/public.ts';

type Told = Pick<Moved, 'id' | 'title'>;

/** Tells all people of each request, but the one who takes the step. */
export async function notifyConcerned<M extends Told>(
  call: StepCall,
  moved: readonly M[],
  say: (one: M) => { title: string; description: string },
): Promise<void> {
  const { rows } = await sql<{ id: number; people: number[] }>`
    select authority_id as id, array_agg(distinct personnel_id) as people from overtime.duty
    where authority_id = any(${moved.map(({ id }) => id)}::integer[]) and personnel_id is distinct from ${call.actor.personnelId}::integer
    group by authority_id`.execute(call.db);
  for (const one of moved) {
    const people = rows.find(({ id }) => id === one.id)?.people ?? [];
    await notifyPeople(call.db, call.now, people, { ...say(one), link: `/account/overtime/${one.id}` });
  }
}
