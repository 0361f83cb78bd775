import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { ItemState } from '../workflow.ts';

export interface HeldItem {
  id: number;
  property_no: string;
  article: string;
  state: ItemState;
  amount: number;
  paper_id: number;
  /** `PAR 2026-11-0003`. */
  paper: string;
  personnel_id: number;
}

/** What these people are accountable for, acknowledged or not; of what is transferred both the old and the new holder, until the new one acknowledges (B5.5). */
export async function heldItems(db: Database, people: readonly number[]): Promise<HeldItem[]> {
  const { rows } = await sql<HeldItem>`
    select i.id, i.property_no, i.article, i.state, l.amount, k.id as paper_id, k.type || ' ' || k.number as paper, k.personnel_id
    from property.paper k join property.paper_line l on l.paper_id = k.id and l.state <> 'ENDED' join property.item i on i.id = l.item_id
    where k.personnel_id = any(${[...people]}::integer[]) and k.state <> 'VOID' order by k.personnel_id, k.dated_on, i.property_no`.execute(
    db,
  );
  return rows;
}
