import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { holds } from '@talaan/kernel/server/actor.ts';
import { isReached } from '@talaan/personnel/server/public.ts';
import { KEEPERS, READERS } from '@talaan/property/contract/fields.ts';
import type { readHolding as endpoint } from '../../contract/leaving.ts';
import { readHoldings, whyNotCleared } from './what-is-held.ts';

/** What a person is accountable for, and whether it hinders their clearance. Error: 404 beyond reach. */
export async function readHolding(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, today, params } = call;
  const { rows } = await sql`
    select from personnel.person_view p where p.id = ${params.id} and ${isReached(actor, [...READERS, 'PERSONNELS'], 'p.id', today)}`.execute(
    db,
  );
  if (rows.length === 0) throw notFound('There is no such person.');
  const holding = (await readHoldings(db, [params.id])).get(params.id) ?? { items: [], receiving: 0 };
  const { rows: lines } = await sql<{
    item_id: number;
    paper_id: number;
    state: 'WAITING' | 'DISPUTED' | 'ACKNOWLEDGED' | 'LEAVING' | 'ENDED';
  }>`
    select l.item_id, l.paper_id, l.state from property.paper_line l
    where l.item_id = any(${holding.items.map(({ id }) => id)}::integer[]) and l.state <> 'ENDED'`.execute(db);
  const lineOf = new Map(lines.map(({ item_id, paper_id, state }) => [`${item_id} ${paper_id}`, state]));
  return {
    hindrance: whyNotCleared(holding) || null,
    items: holding.items.map(({ id, property_no, article, amount, state, paper, paper_id }) => ({
      id,
      property_no,
      article,
      amount,
      state,
      line: lineOf.get(`${id} ${paper_id}`)!,
      paper,
    })),
    receiving: holding.receiving,
    is_kept: holds(actor, KEEPERS),
  };
}
