import { sql } from 'kysely';
import { recordChange, recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import type { Kind } from '../../contract/proposals.ts';
import { openActions } from '../../rules/proposal.ts';
import { entryColumns, HOMES, lockEntry, noSuch, readEntry, recordOf, standingOf, type Entry } from './entries.ts';

type Who = Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>;

export interface Refused {
  id: number;
  message: string;
}

/** Approves one, or says why not. */
export async function approveEntry(call: Call<{ id: number }>, kind: Kind) {
  const { params, db } = call;
  await lockEntry(call, kind, params.id, 'approve');
  const { refused } = await approveEntries(call, kind, [params.id]);
  if (refused[0]) throw wrongState(refused[0].message, ['merge', 'reject', 'edit']);
  return recordOf(call, kind, (await readEntry(db, kind, params.id))!);
}

/** Approves what still waits and has no approved namesake; answers with the others and why. */
export async function approveEntries(call: Who, kind: Kind, ids: readonly number[]): Promise<{ approved: Entry[]; refused: Refused[] }> {
  const { db, actor, now } = call;
  const { table, detail } = HOMES[kind];
  const found = await sql<Entry & { decider: string | null; namesake: boolean }>`
    select ${selected(entryColumns(kind))}, (select a.name from identity.account_view a where a.id = e.decided_by) as decider,
      exists (select from ${sql.table(table)} t where t.state = 'approved' and t.id <> e.id and kernel.plain(t.name) = kernel.plain(e.name)
        and kernel.plain(t.${sql.id(detail)}) = kernel.plain(e.${sql.id(detail)})) as namesake
    from ${sql.table(table)} e where e.id = any(${ids}::integer[]) order by e.id for update of e`.execute(db);
  const taken = new Set<string>();
  const approved: Entry[] = [];
  const refused: Refused[] = [];
  for (const id of new Set(ids)) {
    const entry = found.rows.find((row) => row.id === id);
    const why = entry ? whyRefused(call, entry, taken) : noSuch(kind).message;
    if (entry && !why) approved.push(entry);
    else refused.push({ id, message: why ?? '' });
  }
  await sql`
    update ${sql.table(table)} set state = 'approved', decided_by = ${actor.accountId}, decided_at = ${now.toString()}
    where id = any(${approved.map(({ id }) => id)}::integer[])`.execute(db);
  await recordChanges(
    call,
    approved.map((entry) => ({
      action: `approve a ${kind}`,
      subject: `${table}:${entry.id}`,
      before: entry,
      after: { state: 'approved' },
    })),
  );
  for (const entry of approved) await notifyProposer(call, entry, `Your ${kind} was approved`, `${entry.name} is now offered to everyone.`);
  return { approved, refused };
}

function whyRefused(call: Who, entry: Entry & { decider: string | null; namesake: boolean }, taken: Set<string>): string | undefined {
  if (entry.state !== 'proposed') return `${entry.name} was ${entry.state} already${entry.decider ? ` by ${entry.decider}` : ''}.`;
  if (!openActions(standingOf(call, entry)).includes('approve'))
    return `${entry.name} is your own proposal: a colleague must decide on it.`;
  const spelled = `${entry.name} ${entry.detail}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (entry.namesake || taken.has(spelled)) return `${entry.name} is already on the list: merge this one into it.`;
  taken.add(spelled);
  return undefined;
}

export async function rejectEntry(call: Call<{ kind: Kind; id: number }, unknown, { reason: string }>): Promise<{ message: string }> {
  const { db, actor, now, params, body } = call;
  const { table } = HOMES[params.kind];
  const entry = await lockEntry(call, params.kind, params.id, 'reject');
  await sql`
    update ${sql.table(table)} set state = 'rejected', reason = ${body.reason}, decided_by = ${actor.accountId}, decided_at = ${now.toString()}
    where id = ${params.id}`.execute(db);
  await recordChange(call, { action: `reject a ${params.kind}`, subject: `${table}:${params.id}`, before: entry, after: body });
  await notifyProposer(call, entry, `Your ${params.kind} was not accepted`, `${entry.name}: ${body.reason}`);
  return { message: `${entry.name} was rejected.` };
}

/** The proposer is told what became of it. */
export async function notifyProposer({ db, now }: Who, entry: Entry, title: string, description: string): Promise<void> {
  if (entry.proposed_by !== null) await notify(db, now, [entry.proposed_by], { title, description });
}
