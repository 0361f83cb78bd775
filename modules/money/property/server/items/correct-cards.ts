import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { PropertyCall } from '../needs.ts';

/** What a count found otherwise than on the card of an item; null leaves it as it is. */
export interface CardCorrection {
  id: number;
  office_id: number | null;
  location: string | null;
  condition: string | null;
  /** It is listed among those without a sticker again. */
  without_sticker: boolean;
}

/** Corrects place, condition and sticker of many items as a count found them, for the module that counts. A constant number of statements beside the audit. */
export async function correctCards(
  call: Pick<PropertyCall, 'db' | 'actor' | 'now' | 'requestId'>,
  corrections: readonly CardCorrection[],
  reference: string,
): Promise<void> {
  if (corrections.length === 0) return;
  const { rows } = await sql<{ id: number; holder_id: number | null; before: object; after: object }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(corrections)}::jsonb)
        as c (id integer, office_id integer, location text, condition text, without_sticker boolean)),
    before as (
      select i.id, i.office_id, i.location, i.condition, i.sticker_printed_on from property.item i join given c on c.id = i.id order by i.id for no key update of i)
    update property.item i set office_id = coalesce(c.office_id, i.office_id), location = coalesce(c.location, i.location),
      campus_id = coalesce((select o.campus_id from organization.office_view o where o.id = c.office_id), i.campus_id),
      condition = coalesce(c.condition, i.condition), sticker_printed_on = case when not c.without_sticker then i.sticker_printed_on end
    from given c join before b on b.id = c.id where i.id = c.id
    returning i.id, i.holder_id, to_jsonb(b) - 'id' as before,
      jsonb_build_object('office_id', i.office_id, 'location', i.location, 'condition', i.condition, 'sticker_printed_on', i.sticker_printed_on) as after`.execute(
    call.db,
  );
  await recordChanges(
    call,
    rows.map(({ id, holder_id: holder, before, after }) => ({
      action: 'correct the card of an item by a count',
      subject: `property.item:${id}`,
      personnelId: holder,
      before,
      after: { ...after, reference },
    })),
  );
}
