import { sql } from 'kysely';
import type { PropertyCall } from '../needs.ts';

/** Says of locked items in which condition they were found, by a report or an inspection that the audit trail has. One statement. */
export async function markConditions({ db }: Pick<PropertyCall, 'db'>, found: ReadonlyMap<number, string>): Promise<void> {
  const rows = [...found].map(([id, condition]) => ({ id, condition }));
  await sql`
    update property.item i set condition = n.condition from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id integer, condition text)
    where i.id = n.id and i.condition <> n.condition`.execute(db);
}
