import { countRows } from '@talaan/imports/server/public.ts';
import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { IdentityKind } from '../../../rules/identity-numbers.ts';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import {
  judgeNumbers,
  numberFields,
  numberKey,
  numbersOf,
  type NumberGround,
  type NumbersPlan,
  type NumberValues,
} from '../../../rules/section-import/sections/identity-numbers.ts';
import { sectionSource } from '../section-source.ts';

export const numberSource = sectionSource({
  section: 'identity-numbers',
  fields: numberFields,
  forOneself: true,
  isSecret: true,
  ground: async ({ db }, rows, ids) => ({ onRecord: await readNumbers(db, ids), holders: await readHolders(db, rows) }),
  judge: judgeNumbers,
  tables: ['personnel.identity_number'],
  step: {
    place: 70,
    brings: 'TIN, GSIS, Pag-IBIG, PhilHealth, SSS and other numbers of each person.',
    noun: ['person with numbers', 'people with numbers'],
    count: countPeopleWithNumbers,
  },
  next: [{ label: 'Open these people', to: '/personnels/list?imported={id}' }],
  write: async ({ db }, plans: NumbersPlan[]) => {
    const numbers = plans.flatMap(({ personnelId, numbers: own }) =>
      Object.entries(own).map(([kind, number]) => ({ personnel_id: personnelId, kind, number })),
    );
    const given = sql`jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as n(personnel_id integer, kind text, number text)`;
    await withOpenRecords(db, 'everybody', async (open) => {
      await sql`delete from personnel.identity_number i using ${given} where i.personnel_id = n.personnel_id and i.kind = n.kind`.execute(
        open,
      );
      await sql`insert into personnel.identity_number (personnel_id, kind, number) select personnel_id, kind, number from ${given}`.execute(
        open,
      );
    });
    return [];
  },
});

/** The numbers are under row-level security. */
function countPeopleWithNumbers(db: Database): Promise<number> {
  return withOpenRecords(
    db,
    'everybody',
    countRows(sql<{ here: number }>`select count(distinct personnel_id) as here from personnel.identity_number`),
  );
}

async function readNumbers(db: Database, ids: readonly number[]): Promise<NumberGround['onRecord']> {
  const { rows } = await withOpenRecords(db, 'everybody', (open) =>
    sql<{ personnel_id: number; numbers: Partial<Record<IdentityKind, string>> }>`
      select personnel_id, jsonb_object_agg(kind, number) as numbers from personnel.identity_number
      where personnel_id = any(${[...ids]}) group by personnel_id`.execute(open),
  );
  return new Map(rows.map(({ personnel_id: id, numbers }) => [id, numbers]));
}

async function readHolders(db: Database, rows: readonly ReadRow<NumberValues>[]): Promise<NumberGround['holders']> {
  const given = rows.flatMap((row) => numbersOf(row).map(([kind, number]) => ({ kind, number })));
  const { rows: holders } = await withOpenRecords(db, 'everybody', (open) =>
    sql<{ kind: IdentityKind; number: string; id: number; holder: string }>`
      select distinct i.kind, i.number, p.id, p.fullname || ' (' || p.idno || ')' as holder
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n(kind text, number text)
      join personnel.identity_number i on i.kind = n.kind and i.number = n.number join personnel.person p on p.id = i.personnel_id`.execute(
      open,
    ),
  );
  return new Map(holders.map(({ kind, number, id, holder }) => [numberKey(kind, number), { id, holder }]));
}
