import { wordsOfCodes, namesOf, plainly, type EditedRow, type FieldEdits } from '@talaan/kernel/server/field-edits/field-edits.ts';
import { itemEdits as calls } from '../../contract/edits.ts';
import { AREA_TYPES, ATTRIBUTIONS } from '../../contract/words.ts';
import { writeItems } from './edit-item.ts';
import { itemsInScope, type LockedItem } from './find-item-in-scope.ts';

interface Row extends EditedRow {
  item: LockedItem;
}

/** One of the plain facts of `editItem`, of chosen items. */
export const itemEdits: FieldEdits<Row, { change_authority: string }> = {
  calls,
  subject: 'plantilla.item',
  read: async (call, ids, _change, lock) =>
    (await itemsInScope(call, ids, lock)).map((item) => ({
      id: item.id,
      name: `${item.item_number} ${item.position}`,
      values: { ...item },
      item,
    })),
  inWords: async ({ db }, field, values) => {
    if (field === 'level_id') return namesOf(db, 'plantilla.level', values);
    if (field === 'coverage_id') return namesOf(db, 'plantilla.coverage', values);
    if (field === 'attribution') return wordsOfCodes(ATTRIBUTIONS);
    return field === 'area_type' ? wordsOfCodes(AREA_TYPES) : plainly;
  },
  write: (call, changes, { field, asked }) =>
    writeItems(
      call,
      changes.map(({ row: { item }, value }) => ({ item, set: { [field]: value } })),
      asked.change_authority,
    ),
};
