import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { Nomination, previewNominees as endpoint } from '../../contract/nominations.ts';
import type { Training } from '../../rules/nominee.ts';
import { screenNominee, type PointsTable, type ScreeningFacts } from '../../rules/screening-points.ts';
import { blocksOf } from '../../rules/who-is-blocked.ts';
import { isReached } from '@talaan/personnel/server/public.ts';
import { HEADS } from '../../contract/fields.ts';
import { pointsOn } from '../kept/terms.ts';
import { readNomineeFacts } from './nominee-facts.ts';
import { planLinesOf } from './plan-lines.ts';

/** What blocks nominees and the points that are known, before they are filed. People beyond the caller's reach are left out. */
export async function previewNominees(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const training = await daysOf(call);
  if (training === null) return { nominees: [] };
  const people = await reachedOf(call);
  const facts = await readNomineeFacts(
    call,
    people.map((id) => ({ id, personnelId: id, from: training.from, to: training.to })),
  );
  const lines = await planLinesOf(call, people);
  const most = await pointsOn(call.db, call.today);
  return {
    nominees: people.map((personnel_id) => {
      const { nominee, screening } = facts.get(personnel_id)!;
      const points = pointsWithoutRelevance({ ...screening, priority: null }, training, most);
      return {
        personnel_id,
        blocks: blocksOf(nominee, training, call.today),
        points,
        total: points.reduce((sum, one) => sum + one.points, 0),
        plan_lines: [...(lines.get(personnel_id) ?? [])],
      };
    }),
  };
}

/** The points that are known before the committee says how relevant the training is. */
export function pointsWithoutRelevance(
  facts: Omit<ScreeningFacts, 'relevance'>,
  training: { from: string; to: string },
  most: PointsTable['most'],
): Nomination['screening'] {
  return screenNominee({ ...facts, relevance: 0 }, training, { most }).points.filter(({ factor }) => factor !== 'relevance');
}

async function daysOf({ db, query }: CallOf<typeof endpoint>): Promise<Pick<Training, 'training_id' | 'from' | 'to' | 'is_abroad'> | null> {
  const { training_id: id, first_day: from, last_day: to, is_abroad } = query;
  if (id !== undefined) {
    const { rows } = await sql<{ training_id: number; from: string; to: string; is_abroad: boolean }>`
      select id as training_id, first_day as from, last_day as to, is_abroad from trainings.training where id = ${id}`.execute(db);
    if (!rows[0]) throw notFound('There is no such training.');
    return rows[0];
  }
  return from === undefined || to === undefined || to < from ? null : { training_id: null, from, to, is_abroad: is_abroad === 1 };
}

async function reachedOf({ db, actor, today, query }: CallOf<typeof endpoint>): Promise<number[]> {
  const { people = [] } = query;
  const { rows } = await sql<{ id: number }>`
    select p.id from personnel.person_view p where p.id = any(${people}::integer[]) and ${isReached(actor, HEADS, 'p.id', today)}`.execute(
    db,
  );
  const reached = new Set(rows.map(({ id }) => id));
  return people.filter((id) => reached.has(id));
}
