import { sql } from 'kysely';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { findPeople, servingOn } from '@talaan/personnel/server/public.ts';
import { READERS } from '@talaan/property/contract/fields.ts';
import { findAccountable, heldItems } from '@talaan/property/server/public.ts';
import { itemFlow } from '@talaan/property/workflow.ts';
import type * as contract from '../../contract/moves.ts';
import type { HeldItemRow } from '../../contract/moves.ts';
import { findBusy } from './file-move.ts';
import { findRoles } from './find-role.ts';

/** What can be moved: one's own property, that of a person, or chosen items in stock. Error: 404 for a person of whose property the caller reaches nothing. */
export async function readMovable(call: CallOf<typeof contract.readMovable>): Promise<AnswerOf<typeof contract.readMovable>> {
  const { actor, query } = call;
  const personId = query.person ?? (query.items === undefined ? actor.personnelId : await findHolder(call, query.items));
  if (personId === null) return { holder: null, items: await readItems(call, query.items ?? []) };
  const held = await heldItems(call.db, [personId]);
  const items = await readItems(
    call,
    held.map(({ id }) => id),
    personId,
  );
  if (items.length === 0 && personId !== actor.personnelId) throw notFound('This person is accountable for nothing that you keep.');
  return { holder: await readHolder(call, personId), items };
}

/** Whose these items are; null for what is in stock. */
async function findHolder({ db }: Call, itemIds: readonly number[]): Promise<number | null> {
  const { rows } = await sql<{ holder_id: number | null }>`
    select holder_id from property.item where id = any(${[...itemIds]}::integer[]) order by holder_id nulls last limit 1`.execute(db);
  return rows[0]?.holder_id ?? null;
}

async function readHolder({ db, actor, today }: Call, id: number): Promise<AnswerOf<typeof contract.readMovable>['holder']> {
  const { rows } = await sql<{ fullname: string; office: string | null }>`
    select p.fullname, o.fullname as office from personnel.person_view p left join ${servingOn(today)} a on a.personnel_id = p.id
      left join organization.office_view o on o.id = a.office_id where p.id = ${id}`.execute(db);
  if (!rows[0]) throw invalid({ person: ['There is no such person.'] });
  return { id, ...rows[0], is_own: id === actor.personnelId };
}

/** Those of the items that the caller may move; of a person only what this one holds. */
async function readItems(call: Call, ids: readonly number[], personId: number | null = null): Promise<HeldItemRow[]> {
  const roles = await findRoles(call, ids);
  const { rows } = await sql<Omit<HeldItemRow, 'hindrance'>>`
    select i.id, i.property_no, i.article, i.description, i.serial, coalesce(l.amount, i.unit_cost) as amount, i.condition, i.state, l.state as line,
      k.type || ' ' || k.number as paper, i.photo_file_id is not null as has_photo
    from property.item i left join property.paper k on k.id = i.paper_id left join property.paper_line l on l.paper_id = k.id and l.item_id = i.id
    where i.id = any(${[...roles.keys()]}::integer[]) and i.holder_id is not distinct from ${personId}::integer order by k.dated_on desc, i.property_no`.execute(
    call.db,
  );
  const busy = await findBusy(
    call,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, hindrance: hindranceOf(row, busy.get(row.id)?.kind) }));
}

const BUSY = { transfer: 'In a transfer', return: 'To be returned', loss: 'Reported as lost' } as const;

function hindranceOf({ state }: Pick<HeldItemRow, 'state'>, busy: keyof typeof BUSY | undefined): string | null {
  if (busy !== undefined) return BUSY[busy];
  return state === 'ACKNOWLEDGED' || state === 'IN_STOCK' ? null : itemFlow.words[state];
}

/** Who could receive property, of the whole university. */
export async function findReceivers(call: CallOf<typeof contract.findReceivers>): Promise<AnswerOf<typeof contract.findReceivers>> {
  const people = await findPeople(call, { term: call.query.term, groups: READERS, serving: true });
  const { hindrances } = await findAccountable(
    call,
    people.map(({ id }) => id),
    call.today,
  );
  return { people: people.map((person) => ({ ...person, hindrance: hindrances.get(person.id) ?? null })) };
}
