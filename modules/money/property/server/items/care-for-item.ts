import { sql } from 'kysely';
import { recordChange, recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { setColumns } from '@talaan/kernel/server/field-edits/set-columns.ts';
import { giveUpFiles, takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { lockRecords } from '@talaan/kernel/server/steps/lock-records.ts';
import type { keepItem as keeping, setPhoto as settingPhoto } from '../../contract/items.ts';
import { requireKept } from '../reach.ts';
import { ENDED_STATES, type ItemState } from '../../workflow.ts';

export interface Kept {
  id: number;
  property_no: string;
  article: string;
  state: ItemState;
  holder_id: number | null;
  location: string;
  condition: string;
  serial: string;
  warranty_until: string | null;
  photo_file_id: number | null;
}

/** Keeps what changes while an item is in use. Errors: 404; 409 for one that is no property any more; 422 on `serial` where it has another one. */
export async function keepItem(call: CallOf<typeof keeping>): Promise<AnswerOf<typeof keeping>> {
  const { params, body } = call;
  const item = await lockKept(call, params.id);
  if (item.serial !== '' && body.serial !== item.serial)
    throw invalid({ serial: [`Its serial number is ${item.serial}. Void the paper, or dispute the line, to correct what was issued.`] });
  await writeCare(call, [{ item, set: body }]);
  return { message: `${item.property_no} was saved.` };
}

/** Why an item is not cared for any more; null for one that is. */
export function whyNotKept({ property_no, state }: Pick<Kept, 'property_no' | 'state'>): string | null {
  return (ENDED_STATES as readonly ItemState[]).includes(state) ? `${property_no} is no property of the university any more.` : null;
}

/** Writes what is kept of locked items, the same fields of each, and tells the audit trail what they were. */
export async function writeCare(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>,
  changes: readonly { item: Kept; set: Readonly<Record<string, unknown>> }[],
): Promise<void> {
  await setColumns(
    call.db,
    'property.item',
    changes.map(({ item, set }) => ({ id: item.id, set })),
  );
  await recordChanges(
    call,
    changes.map(({ item, set }) => ({
      action: 'keep an item of property',
      subject: `property.item:${item.id}`,
      personnelId: item.holder_id,
      before: Object.fromEntries(Object.keys(set).map((field) => [field, item[field as keyof Kept]])),
      after: set,
    })),
  );
}

/** Keeps a photo in the place of the one before. Errors: 404; 422 on `path` for a file that is no photo. */
export async function setPhoto(call: CallOf<typeof settingPhoto>): Promise<AnswerOf<typeof settingPhoto>> {
  const { db, params, body } = call;
  const item = await lockKept(call, params.id);
  const file = await takeUpload(call, body.path, 'path');
  if (!file.content_type.startsWith('image/')) throw invalid({ path: ['Choose a photo (JPG or PNG).'] });
  await db.updateTable('property.item').set({ photo_file_id: file.id }).where('id', '=', params.id).execute();
  if (item.photo_file_id !== null) await giveUpFiles(call, [item.photo_file_id]);
  await recordChange(call, {
    action: 'keep the photo of an item of property',
    subject: `property.item:${params.id}`,
    personnelId: item.holder_id,
    after: { file: file.name },
  });
  return { message: `The photo of ${item.property_no} was saved.` };
}

async function lockKept(call: CallOf<typeof settingPhoto> | CallOf<typeof keeping>, id: number): Promise<Kept> {
  await requireKept(call, [id]);
  await lockRecords(call.db, 'property.item', [id]);
  const { rows } = await sql<Kept>`
    select id, property_no, article, state, holder_id, location, condition, serial, warranty_until, photo_file_id from property.item where id = ${id}`.execute(
    call.db,
  );
  const item = rows[0]!;
  const why = whyNotKept(item);
  if (why !== null) throw wrongState(why);
  return item;
}

/** Notes for which items a sticker was printed; for the module that prints them. */
export async function markStickers(call: Pick<CallOf<typeof keeping>, 'db' | 'today'>, ids: readonly number[]): Promise<void> {
  await sql`update property.item set sticker_printed_on = ${call.today}::date where id = any(${[...ids]}::integer[])`.execute(call.db);
}
