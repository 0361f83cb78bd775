import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeFormSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { printedMany } from '@talaan/papers/server/public.ts';
import { reachesItems } from '@talaan/property/server/public.ts';
import type { printCard as printing, printCards as printingMany } from '../../contract/cards.ts';
import { BOOKS, type Book } from '../../contract/fields.ts';
import { cardForm, cardWorkbook, type CardSheet } from '../../print/card-form.ts';
import { entityName } from '../described.ts';
import { readCards } from './read-cards.ts';

/** One card as a PDF or a workbook. Error: 404. */
export async function printCard(call: CallOf<typeof printing>): Promise<FileAnswer> {
  const { server, params, query } = call;
  const [sheet] = await drawCards(call, [params.id], query.book, reachesItems(call.actor));
  if (!sheet) throw notFound('There is no such item.');
  const name = `${BOOKS[query.book]} ${sheet.card.property_no}`;
  return query.format === 'xlsx' ? writeFormSheet(name, cardWorkbook(sheet)) : cardForm.answer(server, [{ sheet, code: null }], name);
}

/** Starts the print of the cards of many items. Error: 404 where one is out of reach. */
export async function printCards(call: CallOf<typeof printingMany>): Promise<AnswerOf<typeof printingMany>> {
  const { db, actor, body } = call;
  const ids = [...new Set(body.item_ids)];
  const { rows } = await sql<{ id: number }>`
    select i.id from property.item i join organization.office_view o on o.id = i.office_id
    where i.id = any(${ids}::integer[]) and ${reachesItems(actor)} order by i.property_no`.execute(db);
  if (rows.length < ids.length) throw notFound('One of these items is not on record.');
  const keys = rows.map(({ id }) => id);
  const title = `${BOOKS[body.book]}s of ${keys.length === 1 ? '1 item' : `${keys.length} items`}`;
  return { job: await printedCards.start(call, { title, keys, order: { book: body.book }, screen: '/property/items' }) };
}

export const printedCards = printedMany<number, { book: Book }, CardSheet>({
  kind: 'property-books.print-cards',
  what: 'Cards of property',
  form: cardForm,
  atOnce: 100,
  gather: async ({ call }, ids, { book }) => (await drawCards(call, ids, book)).map((sheet) => ({ sheet, code: null })),
});

async function drawCards(
  call: Pick<Call, 'db' | 'today'>,
  ids: readonly number[],
  book: Book,
  ...reach: [] | [ReturnType<typeof reachesItems>]
): Promise<CardSheet[]> {
  const entity = await readEntity(call.db);
  return (await readCards(call, ids, ...reach)).map((card) => ({ book, entity, as_of: call.today, card }));
}

/** As forms name it. */
export async function readEntity(db: Database): Promise<string> {
  const { rows } = await sql<{ entity: string }>`select ${entityName} as entity`.execute(db);
  return rows[0]!.entity;
}
