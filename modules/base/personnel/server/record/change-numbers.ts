import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { changeSection as endpoint } from '../../contract/record.ts';
import {
  IDENTITY_KINDS,
  IDENTITY_NUMBERS,
  maskIdentityNumber,
  parseIdentityNumber,
  type IdentityKind,
} from '../../rules/identity-numbers.ts';
import { mergeFields, type Fields } from '../../rules/merge-fields.ts';
import { findPersonInScope } from '../find-person-in-scope.ts';
import { readRecord } from '../read-personnel.ts';
import { refuseConflicts } from './refuse-conflicts.ts';

export type Numbers = Partial<Record<IdentityKind, string>>;

/** Writes identity numbers; an empty one is removed. The history keeps them masked. Errors: 404; 409 with `conflicts`; 422. */
export async function changeNumbers(
  call: Call<{ id: number }>,
  given: { was?: Record<string, string | number | null> } & Numbers,
): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, today } = call;
  await findPersonInScope(call, params.id, ['PERSONNELS']);
  await sql`select from personnel.person where id = ${params.id} for no key update`.execute(db);
  const { was = {}, ...mine } = given;
  const onRecord = await readNumbers(db, params.id);
  const theirs: Fields = Object.fromEntries(IDENTITY_KINDS.map((kind) => [kind, onRecord[kind] ?? '']));
  const began = Object.fromEntries(
    Object.entries(was).map(([kind, value]) => [kind, parseIdentityNumber(kind as IdentityKind, String(value ?? '')) ?? value]),
  );
  const { changes, conflicts } = mergeFields(began, mine, theirs);
  const masked = conflicts.map(({ field, mine: entered, theirs: other }) => ({
    field,
    mine: entered,
    theirs: maskIdentityNumber(String(other)),
  }));
  await refuseConflicts(db, params.id, masked);
  const numbers = changes as Numbers;
  if (Object.keys(numbers).length > 0) {
    await refuseTaken(db, params.id, numbers);
    await writeNumbers(db, params.id, numbers);
    await recordChange(call, {
      action: 'correct the identity numbers',
      subject: `personnel.person:${params.id}`,
      personnelId: params.id,
      before: maskAll(Object.fromEntries(Object.keys(numbers).map((kind) => [kind, onRecord[kind as IdentityKind] ?? '']))),
      after: maskAll(numbers),
    });
  }
  return { personnel: await readRecord(db, params.id, today) };
}

export async function readNumbers(db: Database, personnelId: number): Promise<Numbers> {
  const rows = await withOpenRecords(db, [personnelId], (open) =>
    open.selectFrom('personnel.identity_number').select(['kind', 'number']).where('personnel_id', '=', personnelId).execute(),
  );
  return Object.fromEntries(rows.map(({ kind, number }) => [kind, number]));
}

/** The person must be locked. */
export async function writeNumbers(db: Database, personnelId: number, numbers: Numbers): Promise<void> {
  const rows = Object.entries(numbers).map(([kind, number]) => ({ kind, number }));
  await withOpenRecords(db, [personnelId], async (open) => {
    await sql`delete from personnel.identity_number where personnel_id = ${personnelId} and kind = any(${rows.map(({ kind }) => kind)})`.execute(
      open,
    );
    await sql`insert into personnel.identity_number (personnel_id, kind, number)
      select ${personnelId}, kind, number from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(kind text, number text) where number <> ''`.execute(
      open,
    );
  });
}

export interface NumberHolder {
  kind: IdentityKind;
  id: number;
  holder: string;
}

/** Who else holds one of these numbers, anywhere in the university. */
export async function findHolders(db: Database, numbers: Numbers, except: number | null): Promise<NumberHolder[]> {
  const rows = Object.entries(numbers).flatMap(([kind, number]) => (number ? [{ kind, number }] : []));
  if (rows.length === 0) return [];
  return withOpenRecords(db, 'everybody', async (open) => {
    const found = await sql<NumberHolder>`
      select i.kind, p.id, p.fullname || ' (' || p.idno || ')' as holder
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(kind text, number text)
      join personnel.identity_number i on i.kind = n.kind and i.number = n.number join personnel.person p on p.id = i.personnel_id
      where p.id is distinct from ${except}::integer`.execute(open);
    return found.rows;
  });
}

async function refuseTaken(db: Database, personnelId: number, numbers: Numbers): Promise<void> {
  const holders = await findHolders(db, numbers, personnelId);
  if (holders.length > 0) throw invalid(Object.fromEntries(holders.map(({ kind, holder }) => [kind, [formatTaken(kind, holder)]])));
}

export function formatTaken(kind: IdentityKind, holder: string): string {
  return `This ${IDENTITY_NUMBERS[kind].label} is on record for ${holder}.`;
}

/** As the audit trail keeps them. */
export function maskAll(numbers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(numbers).map(([kind, number]) => [kind, number ? maskIdentityNumber(number) : '']));
}
