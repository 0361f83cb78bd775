import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { editItem as endpoint } from '../../contract/items.ts';
import { lockItemsInScope, requireOfficeInScope } from './find-item-in-scope.ts';

/** Corrects the facts of an item; the authority of the change is kept in the audit trail, beside what was. */
export async function editItem(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { change_authority: authority, ...item } = call.body;
  const [before] = await lockItemsInScope(call, [call.params.id]);
  if (item.office_id !== before!.office_id) {
    await requireOfficeInScope(call, item.office_id);
    // A move that was planned from the office before is overtaken by this one.
    await call.db.deleteFrom('plantilla.item_move').where('item_id', '=', call.params.id).where('is_done', '=', false).execute();
  }
  await call.db.updateTable('plantilla.item').set(item).where('id', '=', call.params.id).execute();
  const { position: _position, ...was } = before!;
  await recordChange(call, {
    action: 'edit a plantilla item',
    subject: `plantilla.item:${call.params.id}`,
    before: was,
    after: { ...item, change_authority: authority },
  });
  return { message: `Item ${item.item_number} was saved.` };
}
