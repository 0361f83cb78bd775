import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { formatTaker, type StepTaker } from '@talaan/kernel/contract/step-taker.ts';
import { takerOf } from '@talaan/personnel/server/public.ts';
import type { fetchPicture as pictureEndpoint, Item, ItemRow, readFeedback as endpoint } from '../../contract/items.ts';
import { itemFlow, type ItemAction } from '../../workflow.ts';
import { itemsFrom, reachable, rowColumns } from './items-from.ts';

type Found = ItemRow & { is_triager: boolean; file_id: number | null };

/** One's own item, or one that the caller triages. Errors: 404. */
async function findItem({ db, actor, params, today }: Pick<Call<{ id: number }>, 'db' | 'actor' | 'params' | 'today'>): Promise<Found> {
  const columns = Object.entries(rowColumns(today)).map(
    ([name, of]) => sql`${typeof of === 'string' ? sql.ref(of) : of} as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Found>`
    select ${sql.join(columns)}, i.file_id, ${reachable(actor)} as is_triager from ${itemsFrom(today)}
    where i.id = ${params.id} and (i.account_id = ${actor.accountId} or ${reachable(actor)})`.execute(db);
  if (!rows[0]) throw notFound('There is no such feedback.');
  return rows[0];
}

export async function readItem(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db } = call;
  const { file_id: _file, ...found } = await findItem(call);
  const { rows: steps } = await sql<{ action: string; at: string; reason: string; taker: StepTaker }>`
    select s.action, s.at, s.reason, ${takerOf('s')} as taker from feedback.step s where s.item_id = ${found.id} order by s.no`.execute(db);
  const joined = found.is_triager
    ? await db.selectFrom('feedback.item').select(['id', 'body']).where('joined_to', '=', found.id).orderBy('id').execute()
    : [];
  const item: Item = {
    ...found,
    steps: steps.map(({ action, at, reason, taker }) => ({ words: wordsOf(action), at, reply: reason, by: formatTaker(taker) })),
    joined,
  };
  return { item };
}

function wordsOf(action: string): string {
  return action === 'join' ? 'Joined with another' : itemFlow.words[itemFlow.steps[action as ItemAction].to!];
}

/** The picture of an item that the caller may read. Errors: 404 where it has none. */
export async function fetchPicture(call: CallOf<typeof pictureEndpoint>): Promise<FileAnswer> {
  const { file_id: fileId } = await findItem(call);
  if (fileId === null) throw notFound('It has no picture.');
  const file = await call.server.files.locate(call.db, fileId);
  return { name: file.name, contentType: file.content_type, content: { path: file.location }, inline: true };
}
