import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';

const app = await startTestApp();
after(() => app.close());
const { db } = app.server;
const system = { accountId: 0 } as Parameters<typeof giveReason>[0]['actor'];

/** The appointment by which the accounting clerk serves. */
async function readAppointment(): Promise<{ id: number; authority: string }> {
  const { rows } = await sql<{ id: number; authority: string }>`
    select id, authority from personnel.appointment where personnel_id = ${people.accountingClerk.id} and during @> '2026-11-20'::date`.execute(
    db,
  );
  return rows[0]!;
}

test('an appointment is not rewritten without a reason', async () => {
  const { id } = await readAppointment();
  await assert.rejects(sql`update personnel.appointment set authority = 'another' where id = ${id}`.execute(db), {
    constraint: 'a_dated_row_is_corrected_with_a_reason',
  });
  await assert.rejects(sql`delete from personnel.appointment where id = ${id}`.execute(db), {
    constraint: 'a_dated_row_is_corrected_with_a_reason',
  });
});

test('an appointment that is corrected with a reason is kept as it was', async () => {
  const { id, authority } = await readAppointment();
  await db.transaction().execute(async (tx) => {
    await giveReason({ db: tx, actor: system }, 'The paper says otherwise');
    await sql`update personnel.appointment set authority = 'Board Resolution 12' where id = ${id}`.execute(tx);
  });
  const { rows } = await sql<{ was: { authority: string }; became: { authority: string }; reason: string }>`
    select was, became, reason from kernel.correction where row_of = 'personnel.appointment' and row_id = ${id} order by id desc limit 1`.execute(
    db,
  );
  assert.deepEqual(
    [rows[0]!.was.authority, rows[0]!.became.authority, rows[0]!.reason],
    [authority, 'Board Resolution 12', 'The paper says otherwise'],
  );
  await assert.rejects(sql`update personnel.appointment set authority = 'a third' where id = ${id}`.execute(db), /corrected with a reason/);
});

test('an appointment is closed without a reason, and not opened again without one', async () => {
  const { id } = await readAppointment();
  await sql`update personnel.appointment set during = daterange(lower(during), '2026-12-01') where id = ${id}`.execute(db);
  await assert.rejects(sql`update personnel.appointment set during = daterange(lower(during), null) where id = ${id}`.execute(db), {
    constraint: 'a_dated_row_is_corrected_with_a_reason',
  });
});

test('identity numbers are there only for those whose record was opened, and only until the end of the transaction', async () => {
  const mine = people.accountingClerk.id;
  const write = (tx: typeof db) =>
    sql`insert into personnel.identity_number (personnel_id, kind, number) values (${mine}, 'tin', '900123456000')
      on conflict (personnel_id, kind) do update set number = excluded.number`.execute(tx);
  await assert.rejects(write(db), /row-level security/);
  await withOpenRecords(db, [mine], write);
  const count = async (tx: typeof db) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from personnel.identity_number where personnel_id = ${mine} and kind = 'tin'`.execute(tx);
    return rows[0]!.count;
  };
  assert.equal(await count(db), 0);
  assert.equal(await withOpenRecords(db, [mine + 1], count), 0);
  assert.equal(await withOpenRecords(db, [mine], count), 1);
  assert.equal(await withOpenRecords(db, 'everybody', count), 1);
  assert.equal(await count(db), 0);
});

test('a record opened within another opening closes again after it', async () => {
  const mine = people.accountingClerk.id;
  const setting = async (tx: typeof db) => {
    const { rows } = await sql<{ opened: string }>`select current_setting('talaan.opened', true) as opened`.execute(tx);
    return rows[0]!.opened;
  };
  await withOpenRecords(db, [mine], async (tx) => {
    assert.equal(await withOpenRecords(tx, 'everybody', setting), '*');
    assert.equal(await setting(tx), String(mine));
  });
});
