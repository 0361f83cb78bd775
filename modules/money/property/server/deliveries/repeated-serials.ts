import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { EnteredLine } from '../../rules/plan-items.ts';

export interface SerialWarning {
  field: string;
  message: string;
  /** The other item; null where it is entered twice. */
  item_id: number | null;
}

interface Entered {
  field: string;
  serial: string;
}

/** Serial numbers of lines that another item or part has, or that are entered twice, by their field, with the other item. One statement. */
export async function findRepeatedSerials(db: Database, lines: readonly EnteredLine[]): Promise<SerialWarning[]> {
  const entered = lines.flatMap(({ serials, parts }, line) => [
    ...serials.map((serial, at) => ({ field: `lines.${line}.serials.${at}`, serial })),
    ...parts.flatMap((part, nth) => part.serials.map((serial, at) => ({ field: `lines.${line}.parts.${nth}.serials.${at}`, serial }))),
  ]);
  return findSerials(
    db,
    entered.filter(({ serial }) => serial !== ''),
    null,
  );
}

/** The same for any serial numbers, of an item other than `except`. */
export async function findSerials(db: Database, entered: readonly Entered[], except: number | null): Promise<SerialWarning[]> {
  if (entered.length === 0) return [];
  const { rows } = await sql<{
    field: string;
    plain: string;
    serial: string;
    item_id: number | null;
    property_no: string | null;
    article: string | null;
    holder: string | null;
  }>`
    with entered as (
      select field, serial, kernel.plain(serial) as plain from jsonb_to_recordset(${JSON.stringify(entered)}::jsonb) as e (field text, serial text))
    select e.field, e.plain, e.serial, i.id as item_id, i.property_no, i.article, p.fullname as holder from entered e
    left join lateral (
      select id from property.item where kernel.plain(serial) = e.plain and serial <> '' and id is distinct from ${except}::integer
      union all
      select item_id from property.item_part where kernel.plain(serial) = e.plain and serial <> '' and item_id is distinct from ${except}::integer
      limit 1) found on true
    left join property.item i on i.id = found.id left join personnel.person_view p on p.id = i.holder_id`.execute(db);
  const first = new Map<string, string>();
  return rows.flatMap(({ field, plain, serial, item_id, property_no: other, article, holder }) => {
    if (other !== null)
      return [
        {
          field,
          message: `${serial} is the serial number of ${other} (${article}${holder === null ? '' : `, held by ${holder}`}) as well.`,
          item_id,
        },
      ];
    if (first.has(plain)) return [{ field, message: `${serial} is entered twice.`, item_id: null }];
    first.set(plain, field);
    return [];
  });
}
