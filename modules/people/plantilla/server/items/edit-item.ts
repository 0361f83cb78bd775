import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { setColumns } from '@talaan/kernel/server/field-edits/set-columns.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { editItem as endpoint } from '../../contract/items.ts';
import { lockItemsInScope, requireOfficeInScope, type LockedItem } from './find-item-in-scope.ts';

/** Corrects the facts of an item; the authority of the change is kept in the audit trail, beside what was. */
export async function editItem(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { change_authority: authority, ...set } = call.body;
  const [item] = await lockItemsInScope(call, [call.params.id]);
  if (set.office_id !== item!.office_id) {
    await requireOfficeInScope(call, set.office_id);
    // A move that was planned from the office before is overtaken by this one.
    await call.db.deleteFrom('plantilla.item_move').where('item_id', '=', call.params.id).where('is_done', '=', false).execute();
  }
  await writeItems(call, [{ item: item!, set }], authority);
  return { message: `Item ${set.item_number} was saved.` };
}

/** Writes facts of locked items, the same of each, by authority. */
export async function writeItems(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>,
  changes: readonly { item: LockedItem; set: Readonly<Record<string, unknown>> }[],
  authority: string,
): Promise<void> {
  await setColumns(
    call.db,
    'plantilla.item',
    changes.map(({ item, set }) => ({ id: item.id, set })),
  );
  await recordChanges(
    call,
    changes.map(({ item: { position: _position, ...was }, set }) => ({
      action: 'edit a plantilla item',
      subject: `plantilla.item:${was.id}`,
      before: was,
      after: { ...set, change_authority: authority },
    })),
  );
}
