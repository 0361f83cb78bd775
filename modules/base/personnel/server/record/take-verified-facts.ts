import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { IDENTITY_KINDS, type IdentityKind } from '../../rules/identity-numbers.ts';
import { findHolders, maskAll, readNumbers, formatTaken, writeNumbers, type Numbers } from './change-numbers.ts';
import { followNames } from './follow-names.ts';

const FACTS = [
  'surname',
  'first_name',
  'middle_name',
  'name_extension',
  'sex',
  'birth_date',
  'birth_place',
  'civil_status_id',
  'mobile',
  'telephone',
  'email',
] as const;

/** What a person stated of themselves and HR has verified; what is empty says nothing. */
export type VerifiedFacts = { [Fact in (typeof FACTS)[number]]?: string | number | null } & { numbers: Numbers };

/** Where the record says something else than the sheet. */
export interface FactDifferences {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  numbers: { before: Numbers; after: Numbers };
  /** Whose record has one of the new numbers already. */
  taken: { kind: IdentityKind; message: string }[];
}

/** What `takeVerifiedFacts` would write; with `lock` the record stays as it is until the end of the transaction. */
export async function compareWithRecord(
  db: Database,
  personnelId: number,
  facts: VerifiedFacts,
  { lock = false } = {},
): Promise<FactDifferences> {
  const found = db.selectFrom('personnel.person').select(FACTS).where('id', '=', personnelId);
  const onRecord = await (lock ? found.forNoKeyUpdate() : found).executeTakeFirstOrThrow();
  const changed = FACTS.filter(
    (fact) => facts[fact] !== undefined && facts[fact] !== null && facts[fact] !== '' && facts[fact] !== onRecord[fact],
  );
  const before = await readNumbers(db, personnelId);
  const kinds = IDENTITY_KINDS.filter((kind) => facts.numbers[kind] && facts.numbers[kind] !== before[kind]);
  const after: Numbers = pick(facts.numbers, kinds);
  const holders = await findHolders(db, after, personnelId);
  return {
    before: pick(onRecord, changed),
    after: pick(facts, changed),
    numbers: { before: pick(before, kinds), after },
    taken: holders.map(({ kind, holder }) => ({ kind, message: formatTaken(kind, holder) })),
  };
}

/**
 * Lets the record say what a verified data sheet says, where they differ; the account follows a new name. Who calls has made sure that
 * the caller may verify. Errors: 422 where a number stands in the record of somebody else.
 */
export async function takeVerifiedFacts(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>,
  personnelId: number,
  facts: VerifiedFacts,
): Promise<void> {
  const { db } = call;
  const { before, after, numbers, taken } = await compareWithRecord(db, personnelId, facts, { lock: true });
  if (taken.length > 0) throw invalid(Object.fromEntries(taken.map(({ kind, message }) => [kind, [message]])));
  const changed = Object.entries(after);
  if (changed.length === 0 && Object.keys(numbers.after).length === 0) return;
  if (Object.keys(numbers.after).length > 0) await writeNumbers(db, personnelId, numbers.after);
  if (changed.length > 0) {
    const columns = changed.map(([fact, value]) => sql`${sql.id(fact)} = ${value}`);
    await sql`update personnel.person set ${sql.join(columns)} where id = ${personnelId}`.execute(db);
    await followNames(call, [personnelId]);
  }
  await recordChange(call, {
    action: 'take facts from the verified data sheet',
    subject: `personnel.person:${personnelId}`,
    personnelId,
    before: { ...before, ...maskAll(numbers.before) },
    after: { ...after, ...maskAll(numbers.after) },
  });
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Record<string, T[K]> {
  return Object.fromEntries(keys.map((key) => [key, from[key]]));
}
