import { sql } from 'kysely';
import { reachesUniversity } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { Kind } from '../../contract/proposals.ts';
import { openActions, type ProposalAction, type ProposalState, type Standing } from '../../rules/proposal.ts';

/** An entry as its table has it; `detail` is the level of a degree, the address of a school or company. */
export interface Entry {
  id: number;
  name: string;
  detail: string;
  state: ProposalState;
  proposed_by: number | null;
  reason: string | null;
}

export const HOMES = {
  degree: { table: 'reference.degree', detail: 'level' },
  school: { table: 'reference.school', detail: 'address' },
  company: { table: 'reference.company', detail: 'address' },
} as const;

export function entryColumns(kind: Kind) {
  return {
    id: 'e.id',
    name: 'e.name',
    detail: `e.${HOMES[kind].detail}`,
    state: 'e.state',
    proposed_by: 'e.proposed_by',
    reason: 'e.reason',
  };
}

/** The lists apply to the whole university. */
export function keepsLists({ actor }: Pick<Call, 'actor'>): boolean {
  return reachesUniversity(actor, ['GENERALSETTINGS']);
}

export function standingOf(call: Pick<Call, 'actor'>, entry: Entry): Standing {
  return { state: entry.state, isMine: entry.proposed_by === call.actor.accountId, keepsLists: keepsLists(call) };
}

/** What the calls of the specification answer with: the record under its own names. */
export function recordOf(call: Pick<Call, 'actor'>, kind: Kind, { id, name, detail, state, reason, proposed_by }: Entry) {
  return { id, name, [HOMES[kind].detail]: detail, state, reason, is_mine: proposed_by === call.actor.accountId };
}

/** Holds an entry for a change. ActingPerson else’s proposal does not exist for who does not keep the lists. */
export async function lockEntry(call: Pick<Call, 'db' | 'actor'>, kind: Kind, id: number, action: ProposalAction): Promise<Entry> {
  const entry = await readEntry(call.db, kind, id, { lock: true });
  if (!entry) throw noSuch(kind);
  await requireAction(call, kind, entry, action);
  return entry;
}

/** The second of two reviewers is told what the first one did. */
export async function requireAction(call: Pick<Call, 'db' | 'actor'>, kind: Kind, entry: Entry, action: ProposalAction): Promise<void> {
  const standing = standingOf(call, entry);
  const open = openActions(standing);
  if (open.includes(action)) return;
  if (entry.state !== 'approved' && !standing.isMine && !standing.keepsLists) throw noSuch(kind);
  throw wrongState(await whyNot(call.db, kind, entry, standing), open);
}

async function whyNot(db: Database, kind: Kind, entry: Entry, { isMine, keepsLists: keeps }: Standing): Promise<string> {
  if (entry.state === 'approved' && !keeps) return `${entry.name} is approved and belongs to everyone; ask HR to change it.`;
  if (entry.state === 'proposed')
    return isMine ? 'You cannot decide on your own proposal.' : 'This is pending: approve, reject or merge it.';
  return `${entry.name} was ${entry.state} already${await byWhom(db, kind, entry.id)}.`;
}

export async function byWhom(db: Database, kind: Kind, id: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select a.name from ${sql.table(HOMES[kind].table)} e join identity.account_view a on a.id = e.decided_by where e.id = ${id}`.execute(
    db,
  );
  return rows[0] ? ` by ${rows[0].name}` : '';
}

export async function readEntry(db: Database, kind: Kind, id: number, { lock = false } = {}): Promise<Entry | undefined> {
  const { rows } = await sql<Entry>`
    select ${selected(entryColumns(kind))} from ${sql.table(HOMES[kind].table)} e where e.id = ${id} ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows[0];
}

export function noSuch(kind: Kind) {
  return notFound(`There is no such ${kind}; it may have been merged into another one.`);
}
