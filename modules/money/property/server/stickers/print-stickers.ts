import { sql } from 'kysely';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { drawQr } from '@talaan/papers/server/public.ts';
import type { printStickers as endpoint } from '../../contract/stickers.ts';
import { rollForm, sheetForm, type StickerSheet } from '../../print/sticker-form.ts';
import { markStickers } from '../items/care-for-item.ts';
import { requireKept } from '../reach.ts';

/** Stickers in the order of the property numbers. Error: 404. */
export async function printStickers(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { db, server, body } = call;
  const ids = [...new Set(body.item_ids)];
  await requireKept(call, ids);
  await markStickers(call, ids);
  const { rows } = await sql<Omit<StickerSheet, 'qr'>>`
    select (select u.name from organization.university_view u) as entity, i.property_no, i.article, concat_ws(' ', nullif(i.brand, ''), nullif(i.model, '')) as make,
      i.serial, i.acquired_on, coalesce(p.fullname, '') as holder
    from property.item i left join personnel.person_view p on p.id = i.holder_id where i.id = any(${ids}::integer[]) order by i.property_no`.execute(
    db,
  );
  const stickers = rows.map((row) => ({ sheet: { ...row, qr: Buffer.from(drawQr(row.property_no)).toString() }, code: null }));
  const form = body.size === 'ROLL' ? rollForm : sheetForm;
  return form.answer(server, stickers, rows.length === 1 ? `Sticker ${rows[0]!.property_no}` : `${rows.length} stickers`);
}
