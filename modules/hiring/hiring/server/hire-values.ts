import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { giveUpFiles, takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { HireValues } from '../contract.ts';
import { faultsOfTerms, hasRate } from '../rules/hire-terms.ts';
import { differingStandards } from '../rules/standards.ts';
import { whyNotAsked } from './hire-requests.ts';
import { readItemsForHire, readStandardsOfPosition, type ItemForHire } from './items-for-hire.ts';

type Writing = Pick<Call, 'db' | 'actor' | 'today' | 'now'>;

/**
 * What was entered as columns, with the standards of the item or position, and the name of the position. Errors: 422 for terms against the rules, and
 * for items that are not vacant, not of the office, unlike each other, or asked for by another request.
 */
export async function checkHireValues(call: Writing, values: HireValues, officeId: number, id?: number) {
  const faults = Object.entries(faultsOfTerms(values, call.today));
  if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(([field, message]) => [field, [message]])));
  const { kind, item_ids, position_id, needed, from, to, rate, rate_kind, kept_files: _, added_files: __, ...rest } = values;
  const items = kind === 'plantilla' ? await requireItems(call, item_ids, officeId, id) : [];
  const positionId = items[0]?.position_id ?? position_id!;
  const standards = items[0] ? { ...items[0].standards, position: items[0].position } : await readStandardsOfPosition(call, positionId);
  if (!standards) throw invalid({ position_id: ['There is no such position.'] });
  const { position, ...copied } = standards;
  const isPaid = hasRate(kind);
  return {
    position,
    itemIds: items.map((one) => one.id),
    columns: {
      ...rest,
      ...copied,
      kind,
      position_id: positionId,
      needed: items.length || needed,
      period: isPaid ? sql<string>`daterange(${from}::date, ${to}::date, '[]')` : null,
      rate: isPaid ? rate : null,
      rate_kind: isPaid ? rate_kind : null,
    },
  };
}

async function requireItems(call: Writing, ids: readonly number[], officeId: number, except?: number): Promise<ItemForHire[]> {
  const items = await readItemsForHire(call, ids, except);
  const { rows } = await sql<{ id: number }>`
    select i.id from plantilla.item i where i.id = any(${[...ids]}::integer[]) and i.office_id in (select id from organization.offices_within(${officeId}))`.execute(
    call.db,
  );
  if (rows.length < new Set(ids).size) throw invalid({ item_ids: ['There is no such item in this office or its units.'] });
  const because = items.map(whyNotAsked).find((one) => one !== null);
  if (because) throw invalid({ item_ids: [because] });
  const [first] = items;
  if (items.some((one) => one.position_id !== first!.position_id || differingStandards(one.standards, first!.standards).length > 0))
    throw invalid({
      item_ids: ['Items of one request have the same position and the same standards. File another request for the others.'],
    });
  return items;
}

/** Gives a request its items; they are live as the request is. */
export async function keepItems({ db }: Writing, id: number, itemIds: readonly number[], isLive: boolean): Promise<void> {
  await db.deleteFrom('hiring.request_item').where('request_id', '=', id).execute();
  if (itemIds.length === 0) return;
  await db
    .insertInto('hiring.request_item')
    .values(itemIds.map((item) => ({ request_id: id, item_id: item, is_live: isLive })))
    .execute();
}

/** Takes new files and gives up those that were left out. Error: 422 on `added_files`. */
export async function keepFiles(
  call: Writing,
  id: number,
  { kept_files: kept, added_files: added }: HireValues,
  most: number,
): Promise<void> {
  if (kept.length + added.length > most) throw invalid({ added_files: [`At most ${most} files.`] });
  const { rows } = await sql<{ file_id: number }>`
    delete from hiring.attachment where request_id = ${id} and file_id <> all(${kept}::integer[]) returning file_id`.execute(call.db);
  await giveUpFiles(
    call,
    rows.map(({ file_id }) => file_id),
  );
  for (const path of added) {
    const file = await takeUpload(call, path, 'added_files');
    await call.db.insertInto('hiring.attachment').values({ request_id: id, file_id: file.id }).execute();
  }
}
