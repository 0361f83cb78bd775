import { sql } from 'kysely';
import { wordsOfCodes, plainly, type EditedRow, type FieldEdits } from '@talaan/kernel/server/field-edits/field-edits.ts';
import { itemEdits as calls } from '../../contract/edits.ts';
import { CONDITIONS, KEEPERS } from '../../contract/fields.ts';
import { reachesItems } from '../reach.ts';
import { whyNotKept, writeCare, type Kept } from './care-for-item.ts';

interface Row extends EditedRow {
  item: Kept;
}

/** One of the fields of `keepItem`, of chosen items. */
export const itemEdits: FieldEdits<Row> = {
  calls,
  subject: 'property.item',
  read: async ({ db, actor }, ids, _change, lock) => {
    const { rows } = await sql<Kept>`
      select i.id, i.property_no, i.article, i.state, i.holder_id, i.location, i.condition, i.serial, i.warranty_until, i.photo_file_id
      from property.item i join organization.office_view o on o.id = i.office_id
      where i.id = any(${[...ids]}::integer[]) and ${reachesItems(actor, KEEPERS)} order by i.id ${lock ? sql`for no key update of i` : sql``}`.execute(
      db,
    );
    return rows.map((item) => {
      const { id, location, condition, warranty_until } = item;
      return { id, name: `${item.property_no} ${item.article}`, values: { location, condition, warranty_until }, item };
    });
  },
  whyNot: ({ item }) => whyNotKept(item),
  inWords: async (_call, field) => (field === 'condition' ? wordsOfCodes(CONDITIONS) : plainly),
  write: (call, changes, { field }) =>
    writeCare(
      call,
      changes.map(({ row: { item }, value }) => ({ item, set: { [field]: value } })),
    ),
};
