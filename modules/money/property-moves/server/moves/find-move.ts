import { sql } from 'kysely';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import type { Move } from '../../contract/moves.ts';
import { keeps, moveColumns, movesFrom, reachesMoves } from './move-rows.ts';

/** A move with its items and papers, without what the caller may do. */
export type FoundMove = Omit<Move, 'actions' | 'seen' | 'transfer'> & {
  transfer: Omit<NonNullable<Move['transfer']>, 'is_mine_to_receive'> | null;
  made_by: number | null;
};

/** A move that the caller reaches, or in whose request they have a part. Error: 404 for any other. */
export async function findMove(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<FoundMove> {
  const { rows } = await sql<{ request_id: number | null; reached: boolean; kept: boolean }>`
    select m.request_id, ${reachesMoves(call)} as reached, ${keeps(call, KEEPERS)} as kept from ${movesFrom} where m.id = ${id}`.execute(
    call.db,
  );
  const [row] = rows;
  if (!row || (!row.reached && row.request_id === null)) throw notFound(NONE);
  if (!row.reached) await findRequest(call, row.request_id!).catch(asNone);
  const [move] = await readMoves(call, { ids: [id] });
  return { ...move!, is_kept: row.kept };
}

const NONE = 'There is no such transfer, return or loss.';

function asNone(error: unknown): never {
  if (error instanceof Refusal && error.status === 404) throw notFound(NONE);
  throw error;
}

/** Moves by their own numbers or those of their requests, no matter who asks, in the order of their numbers. */
export async function readMoves(
  { db, today }: Pick<Call, 'db' | 'today'>,
  wanted: { ids: readonly number[] } | { requests: readonly number[] },
): Promise<FoundMove[]> {
  const [which, ids] = 'ids' in wanted ? [sql`m.id`, wanted.ids] : [sql`m.request_id`, wanted.requests];
  const { rows } = await sql<FoundMove>`
    select ${selected(moveColumns(today))}, m.reason, m.witnesses, false as is_kept, (select c.name from identity.account_view c where c.id = m.filed_by) as filed_by,
      (select e.made_by from property.report e where e.move_id = m.id and e.voided_at is null order by e.id limit 1) as made_by,
      (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'property_no', i.property_no, 'class', i.class, 'article', i.article,
          'description', i.description, 'brand', i.brand, 'model', i.model, 'serial', i.serial, 'amount', l.amount, 'state', i.state,
          'paper', k.type || ' ' || k.number, 'condition', l.condition, 'remarks', l.remarks, 'has_photo', i.photo_file_id is not null,
          'report_id', l.report_id, 'is_open', l.is_open, 'left_because', l.left_because) order by l.no), '[]')
        from property.move_item l join property.item i on i.id = l.item_id left join property.paper k on k.id = l.paper_id where l.move_id = m.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'type', e.type, 'number', e.number, 'dated_on', e.dated_on,
          'voided_on', kernel.date_of(e.voided_at), 'void_reason', e.void_reason, 'code', e.code) order by e.id), '[]')
        from property.report e where e.move_id = m.id) as papers,
      case when t.move_id is not null then jsonb_build_object('type', t.type, 'other_type', t.other_type, 'agency', t.agency, 'received_by', t.received_by,
        'approved_by', t.approved_by, 'approved_position', t.approved_position, 'dated_on', t.dated_on) end as transfer,
      case when d.move_id is not null then jsonb_build_object('nature', d.nature, 'lost_on', d.lost_on, 'discovered_on', d.discovered_on, 'place', d.place,
        'police_notified', d.police_notified, 'police_station', d.police_station, 'police_on', d.police_on, 'notarized_on', d.notarized_on, 'notary', d.notary,
        'identity_paper', d.identity_paper, 'submitted_on', d.submitted_on, 'submission_no', d.submission_no, 'decided_on', d.decided_on,
        'decision_no', d.decision_no, 'paid', d.paid, 'receipt_no', d.receipt_no,
        'replacement', (select jsonb_build_object('id', i.id, 'property_no', i.property_no, 'article', i.article) from property.item i where i.id = d.replacement_id),
        'files', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'is_image', f.content_type like 'image/%') order by f.id), '[]')
          from property.loss_file x join kernel.file f on f.id = x.file_id where x.move_id = m.id)) end as loss
    from ${movesFrom} where ${which} = any(${[...ids]}::integer[]) order by m.id`.execute(db);
  return rows;
}

/** The same by the numbers of their requests, as the steps of these read them. */
export async function readByRequest(
  call: Pick<Call, 'db' | 'today'>,
  requests: readonly number[],
): Promise<ReadonlyMap<number, FoundMove>> {
  return new Map((await readMoves(call, { requests })).map((move) => [move.request_id!, move]));
}

/** What of a move still goes its way. */
export function openLines({ lines }: Pick<FoundMove, 'lines'>): FoundMove['lines'] {
  return lines.filter(({ is_open }) => is_open);
}
