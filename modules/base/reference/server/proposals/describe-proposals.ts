import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { countUses } from '@talaan/kernel/server/search/uses.ts';
import type { Kind, Proposal } from '../../contract/proposals.ts';
import { openActions } from '../../rules/proposal.ts';
import { entryColumns, HOMES, noSuch, standingOf, type Entry } from './entries.ts';

/** Names that are less alike are other names; three are enough to choose from. */
const ALIKE = 0.4;
const MOST_TWINS = 3;

/** An entry with who proposed and who decided it. */
export interface FoundProposal extends Entry {
  kind: Kind;
  created_at: string;
  proposer: string | null;
  decider: string | null;
}

export async function readOne(call: Call<{ kind: Kind; id: number }>): Promise<Proposal> {
  const { rows } = await entriesOf(call.params.kind, sql`e.id = ${call.params.id}`).execute(call.db);
  const [proposal] = await describeProposals(call, rows);
  if (!proposal) throw noSuch(call.params.kind);
  return proposal;
}

export function entriesOf(kind: Kind, condition: RawBuilder<unknown>): RawBuilder<FoundProposal> {
  return sql<FoundProposal>`
    select ${kind}::text as kind, ${selected(entryColumns(kind))}, e.created_at, p.name as proposer, d.name as decider
    from ${sql.table(HOMES[kind].table)} e
    left join identity.account_view p on p.id = e.proposed_by left join identity.account_view d on d.id = e.decided_by where ${condition}`;
}

/** With twins, uses and majors: a few statements a kind, however many rows. */
export async function describeProposals(call: Pick<Call, 'db' | 'actor'>, rows: readonly FoundProposal[]): Promise<Proposal[]> {
  const { db } = call;
  const described: Proposal[] = [];
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const ofKind = rows.filter((row) => row.kind === kind);
    const ids = ofKind.map(({ id }) => id);
    const [twins, uses, majors] = [
      await findTwins(db, kind, ids),
      await countUses(db, HOMES[kind].table, ids),
      await majorsOf(db, kind, ids),
    ];
    for (const row of ofKind)
      described.push({
        ...row,
        proposed_by: row.proposer,
        decided_by: row.decider,
        majors: majors.filter((one) => one.degree_id === row.id).map(({ major }) => major),
        uses: uses.get(row.id)?.count ?? 0,
        twins: twins.filter((twin) => twin.of === row.id),
        actions: openActions(standingOf(call, row)),
      });
  }
  return rows.map((row) => described.find((one) => one.kind === row.kind && one.id === row.id)!);
}

type Twin = Proposal['twins'][number] & { of: number };

async function findTwins(db: Database, kind: Kind, ids: readonly number[]): Promise<Twin[]> {
  const table = sql.table(HOMES[kind].table);
  const { rows } = await sql<Twin>`
    select e.id as of, t.id, t.name, t.${sql.id(HOMES[kind].detail)} as detail, t.state, round(t.ness * 100)::integer as likeness
    from ${table} e cross join lateral (
      select o.*, similarity(kernel.plain(o.name), kernel.plain(e.name)) as ness from ${table} o
      where kernel.plain(o.name) % kernel.plain(e.name) and o.id <> e.id and o.state <> 'rejected'
      order by ness desc, o.state, o.id limit ${MOST_TWINS}) t
    where e.id = any(${ids}::integer[]) and t.ness >= ${ALIKE} order by e.id, t.ness desc, t.state, t.id`.execute(db);
  return rows;
}

async function majorsOf(db: Database, kind: Kind, ids: readonly number[]): Promise<{ degree_id: number; major: string }[]> {
  if (kind !== 'degree') return [];
  return db.selectFrom('reference.degree_major').select(['degree_id', 'major']).where('degree_id', 'in', ids).orderBy('id').execute();
}
