import { sql } from 'kysely';
import { readSigners, type PropertyCall, type Signer } from '@talaan/property/server/public.ts';
import type { ReportType } from '../../contract/fields.ts';
import type { LossSheet, ReportSheet, TransferSheet } from '../../print/report-form.ts';
import { readMoves, type FoundMove } from './find-move.ts';

interface Head {
  id: number;
  move_id: number;
  type: ReportType;
  number: string;
  dated_on: string;
  entity: string;
  fund: string;
  maker_id: number | null;
  maker: string | null;
  lines: ReportSheet['lines'];
}

export interface DrawnReport {
  sheet: ReportSheet;
  holderId: number | null;
}

/** What papers of moves say today, by their numbers. */
export async function drawReports(call: PropertyCall, ids: readonly number[]): Promise<Map<number, DrawnReport>> {
  const { db, today } = call;
  const heads = await readHeads(call, ids);
  const moves = new Map((await readMoves(call, { ids: heads.map(({ move_id }) => move_id) })).map((move) => [move.id, move]));
  const supervisors = await readSupervisors(
    call,
    [...moves.values()].flatMap(({ kind, personnel_id: id }) => (kind === 'loss' && id !== null ? [id] : [])),
  );
  const people = [...moves.values()].flatMap(({ personnel_id, receiver_id }) => [personnel_id, receiver_id]);
  const makers = heads.map(({ maker_id }) => maker_id);
  const signerOf = await readSigners(
    db,
    [...people, ...makers, ...supervisors.values()].filter((id) => id !== null),
    today,
  );
  return new Map(
    heads.map((head) => {
      const move = moves.get(head.move_id)!;
      const maker: Signer =
        head.maker_id === null ? { name: (head.maker ?? '').toUpperCase(), position: '', office: '' } : signerOf(head.maker_id);
      const holder = move.personnel_id === null ? maker : signerOf(move.personnel_id);
      const said = { ...common(head, move), holder };
      return [head.id, { sheet: sheetOf({ head, move, said, maker, signerOf, supervisors }), holderId: move.personnel_id }];
    }),
  );
}

interface Drawing {
  head: Head;
  move: FoundMove;
  said: Omit<TransferSheet, 'type' | 'from' | 'to' | 'transfer_type' | 'other_type' | 'approved_by' | 'received_by'>;
  maker: Signer;
  signerOf: (personnelId: number) => Signer;
  supervisors: ReadonlyMap<number, number>;
}

function common({ number, dated_on, entity, fund, lines }: Head, { reason, witnesses }: FoundMove) {
  return { number, dated_on, entity, fund, lines, reason, witnesses };
}

const NO_ONE: Signer = { name: '', position: '', office: '' };

function sheetOf({ head, move, said, maker, signerOf, supervisors }: Drawing): ReportSheet {
  const { type } = head;
  if (type === 'RRPPE' || type === 'RRSP') return { ...said, type, received_by: maker };
  if (type === 'RLSDDP' || type === 'RLSDDSP') {
    const { nature, lost_on, discovered_on, place, police_notified, police_station, police_on, notarized_on, notary, identity_paper } =
      move.loss!;
    const supervisor = supervisors.get(move.personnel_id!);
    return {
      ...said,
      type,
      ...({
        nature,
        lost_on,
        discovered_on,
        place,
        police_notified,
        police_station,
        police_on,
        notarized_on,
        notary,
        identity_paper,
      } satisfies Partial<LossSheet>),
      supervisor: supervisor === undefined ? NO_ONE : signerOf(supervisor),
    };
  }
  const { agency, type: transferType, other_type, approved_by, approved_position, received_by } = move.transfer!;
  const receiver =
    move.receiver_id === null ? { name: received_by.toUpperCase(), position: '', office: agency! } : signerOf(move.receiver_id);
  return {
    ...said,
    type,
    from: said.holder.office === '' ? said.holder.name : `${said.holder.name}, ${said.holder.office}`,
    to: agency ?? (receiver.office === '' ? receiver.name : `${receiver.name}, ${receiver.office}`),
    transfer_type: transferType,
    other_type,
    approved_by: { name: approved_by.toUpperCase(), position: approved_position, office: '' },
    received_by: receiver,
  };
}

async function readHeads({ db }: PropertyCall, ids: readonly number[]): Promise<Head[]> {
  const { rows } = await sql<Head>`
    select e.id, e.move_id, e.type, e.number, e.dated_on, (select u.name from organization.university_view u) as entity,
      coalesce(f.code || ' ' || f.name, '') as fund, c.personnel_id as maker_id, c.name as maker,
      (select jsonb_agg(jsonb_build_object('property_no', i.property_no, 'article', i.article, 'description', i.description, 'brand', i.brand,
          'model', i.model, 'serial', i.serial, 'unit', i.unit, 'acquired_on', i.acquired_on, 'amount', l.amount,
          'paper', coalesce(k.type || ' ' || k.number, ''), 'paper_on', k.dated_on, 'condition', l.condition, 'remarks', l.remarks) order by l.no)
        from property.move_item l join property.item i on i.id = l.item_id left join property.paper k on k.id = l.paper_id where l.report_id = e.id) as lines
    from property.report e left join property.fund_cluster f on f.code = e.fund_code left join identity.account_view c on c.id = e.made_by
    where e.id = any(${[...ids]}::integer[]) order by e.id`.execute(db);
  return rows;
}

/** Who heads the office of each person, or the next office above that they do not head themselves. */
async function readSupervisors({ db, today }: PropertyCall, people: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; head_id: number }>`
    select distinct on (a.personnel_id) a.personnel_id as id, h.personnel_id as head_id
    from personnel.appointment_view a join organization.office_view o on o.id = a.office_id
      join organization.office_view f on o.tree_from between f.tree_from and f.tree_to
      join organization.head_view h on h.office_id = f.id and h.during @> ${today}::date and h.personnel_id <> a.personnel_id
    where a.personnel_id = any(${[...people]}::integer[]) and a.during @> ${today}::date
    order by a.personnel_id, f.tree_from desc, h.is_acting`.execute(db);
  return new Map(rows.map(({ id, head_id }) => [id, head_id]));
}
