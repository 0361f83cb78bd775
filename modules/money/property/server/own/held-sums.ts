import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { CLASSES, CONDITIONS, PAPER_TYPES } from '../../contract/fields.ts';
import type { HeldSums, readHeldSummary as reading, readOwnSummary as summing } from '../../contract/own.ts';
import { reachesItems } from '../reach.ts';

interface Found {
  class: keyof typeof CLASSES;
  type: keyof typeof PAPER_TYPES;
  condition: keyof typeof CONDITIONS;
  items: number;
  waiting: number;
  amount: number;
}

/** What one is accountable for, counted and added up. */
export function readOwnSummary({ db, actor }: CallOf<typeof summing>): Promise<AnswerOf<typeof summing>> {
  return sumHeld(db, actor.personnelId, sql`true`);
}

/** The same of a person, of what the caller reaches. Error: 404 where nobody has this number. */
export async function readHeldSummary({ db, actor, params }: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  const { rows } = await sql`select from personnel.person_view where id = ${params.id}`.execute(db);
  if (rows.length === 0) throw notFound('There is no such person.');
  return sumHeld(db, params.id, reachesItems(actor));
}

async function sumHeld(db: Database, person: number | null, which: RawBuilder<SqlBool> | RawBuilder<unknown>): Promise<HeldSums> {
  const { rows } = await sql<Found>`
    select i.class, k.type, i.condition, count(*) as items, count(*) filter (where l.state = 'WAITING') as waiting, sum(l.amount)::bigint as amount
    from property.paper k join property.paper_line l on l.paper_id = k.id and l.state <> 'ENDED' join property.item i on i.id = l.item_id
      join organization.office_view o on o.id = i.office_id
    where k.personnel_id = ${person}::integer and k.state <> 'VOID' and ${which} group by 1, 2, 3`.execute(db);
  const by = <K extends string>(words: Readonly<Record<K, string>>, keyOf: (row: Found) => K) =>
    (Object.keys(words) as K[]).flatMap((key) => {
      const own = rows.filter((row) => keyOf(row) === key);
      return own.length === 0 ? [] : [{ key, ...add(own) }];
    });
  return {
    ...add(rows),
    waiting: rows.reduce((all, { waiting }) => all + waiting, 0),
    by_class: by(CLASSES, (row) => row.class),
    by_paper: by(PAPER_TYPES, (row) => row.type),
    by_condition: by(CONDITIONS, (row) => row.condition),
  };
}

function add(rows: readonly Found[]): { items: number; amount: number; earlier: number } {
  const earlier = rows.filter(({ type }) => type === 'MR' || type === 'ARE');
  return {
    items: rows.reduce((all, { items }) => all + items, 0),
    amount: rows.reduce((all, { amount }) => all + amount, 0),
    earlier: earlier.reduce((all, { items }) => all + items, 0),
  };
}
