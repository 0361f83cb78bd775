import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { openBytes, sealBytes } from '@talaan/kernel/server/audit/seal-bytes.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import { readKeyFor } from '@talaan/kernel/server/installation/sealing-key.ts';
import type { SealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';

const USE = 'payroll: account numbers';

type Secret = Pick<Settings, 'secretKey'>;

/** Account numbers that payroll seals with the key of the installation. */
export const sealedAccounts: SealedThings = {
  count: async (owner: ClientBase) => {
    const many = await withAll(owner, async () => {
      const { rows } = await owner.query<{ many: number }>(
        'select count(*)::integer as many from payroll.profile where account_sealed is not null',
      );
      return rows[0]!.many;
    });
    return many ? [countOf(many, 'bank account')] : [];
  },
  forget: async (owner) => {
    await withAll(owner, () =>
      owner.query(
        "update payroll.profile set account_sealed = null, account_ends = '', account_from = null where account_sealed is not null",
      ),
    );
  },
};

/** Seals account numbers, each for its person alone, so that no two can be swapped. */
export async function accountSealer(settings: Secret, db: Database): Promise<(person: number, account: string) => Buffer> {
  const key = await readKeyFor(USE, db, settings);
  return (person, account) => sealBytes(key, Buffer.from(account), contextOf(person));
}

/** The account numbers of people who have one, for the list of the bank. Asks nobody and notes nothing: its caller does, and has open records. */
export async function openAccounts(
  { settings }: Pick<Server, 'settings'>,
  db: Database,
  people: readonly number[],
): Promise<Map<number, { bank: string; account: string }>> {
  const key = await readKeyFor(USE, db, settings);
  const { rows } = await sql<{ personnel_id: number; bank: string; account_sealed: Buffer }>`
    select personnel_id, bank, account_sealed from payroll.profile
    where personnel_id = any(${[...people]}::integer[]) and account_sealed is not null`.execute(db);
  return new Map(
    rows.map(({ personnel_id: id, bank, account_sealed: sealed }) => [
      id,
      { bank, account: openBytes(key, sealed, contextOf(id)).toString() },
    ]),
  );
}

function contextOf(person: number): string {
  return `${USE} of ${person}`;
}

/** In the transaction of its caller. */
async function withAll<T>(owner: ClientBase, work: () => Promise<T>): Promise<T> {
  await owner.query("select set_config('talaan.opened', '*', true)");
  const done = await work();
  await owner.query("select set_config('talaan.opened', '', true)");
  return done;
}
