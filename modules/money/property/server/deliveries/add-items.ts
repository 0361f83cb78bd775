import { sql } from 'kysely';
import { OWN_RIGHT } from '@talaan/kernel/server/acting.ts';
import type { NewItem } from '../../rules/plan-items.ts';
import { formatPropertyNumber, seriesOfItem } from '../../rules/numbers.ts';
import type { PropertyCall } from '../needs.ts';
import { itemLog } from '../steps/item-log.ts';
import { takeNumbers } from '../take-numbers.ts';

/** What items of a delivery have in common. */
export interface ItemsOrigin {
  delivery: { id: number; iar_no: string };
  acquired_on: string;
  fund_code: string;
  office: { id: number; campus_id: number };
  /** By the index of their line. */
  lines: readonly {
    no: number;
    article: string;
    description: string;
    brand: string;
    model: string;
    unit: string;
    warranty_until: string | null;
  }[];
}

/** Takes items into stock, each under the next property number of its account, with its parts and the first step of its history. Returns their ids in order. A constant number of statements. */
export async function addItems(call: PropertyCall, items: readonly NewItem[], origin: ItemsOrigin): Promise<number[]> {
  const { db, now } = call;
  if (items.length === 0) return [];
  const { acquired_on, office, fund_code, delivery } = origin;
  const year = Number(acquired_on.slice(0, 4));
  const next = await takeNumbers(
    call,
    items.map(({ account }) => ({ series: seriesOfItem(account), year, count: 1 })),
  );
  const rows = items.map(({ line, serial, unit_cost, class: is, account }) => {
    const { no, ...facts } = origin.lines[line]!;
    const { group_code, account_code } = account;
    return {
      ...facts,
      property_no: formatPropertyNumber({ acquired_on, group_code, account_code, officeId: office.id }, next(seriesOfItem(account), year)),
      class: is,
      serial,
      unit_cost,
      life_years: account.life_years,
      uacs_id: account.id,
      line_no: no,
    };
  });
  const { rows: added } = await sql<{ id: number; property_no: string }>`
    insert into property.item (property_no, class, article, description, brand, model, serial, unit, unit_cost, acquired_on, life_years, uacs_id,
      fund_code, delivery_id, line_no, requisitioned_by, office_id, campus_id, state, since, warranty_until)
    select property_no, class, article, description, brand, model, serial, unit, unit_cost, ${acquired_on}::date, life_years, uacs_id, ${fund_code},
      ${delivery.id}, line_no, ${office.id}, ${office.id}, ${office.campus_id}, 'IN_STOCK', ${now.toString()}::timestamptz, warranty_until
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (property_no text, class text, article text, description text, brand text, model text,
      serial text, unit text, unit_cost bigint, life_years smallint, uacs_id integer, line_no smallint, warranty_until date)
    returning id, property_no`.execute(db);
  const idOf = new Map(added.map(({ id, property_no }) => [property_no, id]));
  const ids = rows.map(({ property_no }) => idOf.get(property_no)!);
  await addParts(
    call,
    items.flatMap(({ parts }, at) => parts.map((part, nth) => ({ item_id: ids[at]!, no: nth + 1, ...part }))),
  );
  await itemLog.append(
    call,
    ids.map((id, at) => ({
      id,
      action: 'accept',
      from: 'IN_STOCK',
      to: 'IN_STOCK',
      place: OWN_RIGHT,
      further: { holder_id: null, paper_id: null, reference: `IAR ${delivery.iar_no}` },
      after: { property_no: rows[at]!.property_no, unit_cost: rows[at]!.unit_cost },
    })),
  );
  return ids;
}

interface NewPart {
  item_id: number;
  no: number;
  description: string;
  serial: string;
  cost: number;
}

/** The parts of sets. */
export async function addParts({ db }: Pick<PropertyCall, 'db'>, parts: readonly NewPart[]): Promise<void> {
  if (parts.length === 0) return;
  await sql`
    insert into property.item_part (item_id, no, description, serial, cost)
    select item_id, no, description, serial, cost from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as t (item_id integer, no smallint, description text, serial text, cost bigint)`.execute(db);
}
