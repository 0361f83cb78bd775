import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { reachesItems } from '@talaan/property/server/public.ts';
import type { PropertyCard, readCard as endpoint } from '../../contract/cards.ts';
import { BOOKED_ACTIONS, cardEntries, type BookedStep } from '../../rules/card-entries.ts';
import { monthBefore } from '@talaan/property/rules/depreciation.ts';
import { ledgerEntries } from '../../rules/ledger.ts';
import { derecognizedOn, depreciatedFrom } from '../depreciation/accumulated.ts';
import { describedItem } from '../described.ts';
import { stepColumns, stepsFrom } from '../steps.ts';

/** Both cards of one item. Error: 404. */
export async function readCard({ db, actor, params, today }: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const [card] = await readCards({ db, today }, [params.id], reachesItems(actor));
  if (!card) throw notFound('There is no such item.');
  return { card };
}

type Head = Omit<PropertyCard, 'entries' | 'ledger' | 'closed_to'> & { derecognized_on: string | null };

/** The cards of items, in the order of their numbers here; those out of reach are left out. Two statements for any number of items. */
export async function readCards(
  { db, today }: Pick<Call, 'db' | 'today'>,
  ids: readonly number[],
  reach: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<PropertyCard[]> {
  const { rows: heads } = await sql<Head>`
    select i.id, i.property_no, i.class, i.article, ${describedItem} as described, u.code as account, u.name as account_name,
      i.fund_code || ' ' || f.name as fund, i.unit_cost, i.life_years, t.residual_permille, i.acquired_on, ${derecognizedOn} as derecognized_on
    from ${depreciatedFrom} join property.fund_cluster f on f.code = i.fund_code where i.id = any(${[...ids]}::integer[]) and ${reach}`.execute(
    db,
  );
  const steps = await readSteps(
    db,
    heads.map(({ id }) => id),
  );
  const headOf = new Map(heads.map((head) => [head.id, head]));
  const closedTo = monthBefore(today.slice(0, 7));
  return ids.flatMap((id) => {
    const head = headOf.get(id);
    if (!head) return [];
    const { derecognized_on: left, ...card } = head;
    const entries = cardEntries(steps.get(id) ?? [], card.unit_cost);
    const depreciated = { ...card, cost: card.unit_cost, derecognized_on: left };
    return [{ ...card, closed_to: closedTo, entries, ledger: ledgerEntries(entries, card.class === 'PPE' ? depreciated : null, closedTo) }];
  });
}

async function readSteps(db: Database, ids: readonly number[]): Promise<Map<number, BookedStep[]>> {
  const { rows } = await sql<BookedStep & { item_id: number }>`
    select s.item_id, ${selected(stepColumns)} from ${stepsFrom} where s.item_id = any(${[...ids]}::integer[]) and s.action = any(${BOOKED_ACTIONS})
    order by s.item_id, s.no`.execute(db);
  return Map.groupBy(rows, ({ item_id: item }) => item);
}
