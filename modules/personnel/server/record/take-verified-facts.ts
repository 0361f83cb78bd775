import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { IDENTITY_KINDS } from '../../rules/identity-numbers.ts';
import { findHolders, maskAll, readNumbers, sayTaken, writeNumbers, type Numbers } from './change-numbers.ts';
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

/** What somebody stated of himself and HR has verified; what is empty says nothing. */
export type VerifiedFacts = { [Fact in (typeof FACTS)[number]]?: string | number | null } & { numbers: Numbers };

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
  const onRecord = await db
    .selectFrom('personnel.person')
    .select(FACTS)
    .where('id', '=', personnelId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const changed = FACTS.filter(
    (fact) => facts[fact] !== undefined && facts[fact] !== null && facts[fact] !== '' && facts[fact] !== onRecord[fact],
  );
  const before = await readNumbers(db, personnelId);
  const kinds = IDENTITY_KINDS.filter((kind) => facts.numbers[kind] && facts.numbers[kind] !== before[kind]);
  if (changed.length === 0 && kinds.length === 0) return;
  const numbers: Numbers = Object.fromEntries(kinds.map((kind) => [kind, facts.numbers[kind]]));
  const holders = await findHolders(db, numbers, personnelId);
  if (holders.length > 0) throw invalid(Object.fromEntries(holders.map(({ kind, holder }) => [kind, [sayTaken(kind, holder)]])));
  if (kinds.length > 0) await writeNumbers(db, personnelId, numbers);
  if (changed.length > 0) {
    const columns = changed.map((fact) => sql`${sql.id(fact)} = ${facts[fact]}`);
    await sql`update personnel.person set ${sql.join(columns)} where id = ${personnelId}`.execute(db);
    await followNames(call, [personnelId]);
  }
  await recordChange(call, {
    action: 'take facts from the verified data sheet',
    subject: `personnel.person:${personnelId}`,
    personnelId,
    before: { ...pick(onRecord, changed), ...maskAll(pick(before, kinds)) },
    after: { ...pick(facts, changed), ...maskAll(numbers) },
  });
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Record<string, T[K]> {
  return Object.fromEntries(keys.map((key) => [key, from[key]]));
}
