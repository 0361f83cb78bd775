import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import type { ImportRecord } from '@talaan/imports/contract/import-record.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { balanceImports as calls } from '../../contract/balance-imports.ts';
import { readBalances } from '../../contract/balances.ts';

let app: TestApp;
let hr: Caller;
const ids = new Map<string, number>();

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  for (const [idno, surname, status, since] of [
    ['E-71', 'Abad', 'PERM', '2015-06-01'],
    ['E-72', 'Bueno', 'PERM', '2015-06-01'],
    ['E-73', 'Cueto', 'JO', '2015-06-01'],
    ['E-74', 'Dizon', 'PERM', '2026-03-01'],
    ['E-75', 'Evora', 'PERM', '2015-06-01'],
    ['E-76', 'Fabros', 'PERM', '2015-06-01'],
    ['2024-9001', 'Galang', 'PERM', '2015-06-01'],
    ['2024-9002', 'Habacon', 'PERM', '2015-06-01'],
    ['2024-9003', 'Inocencio', 'PERM', '2015-06-01'],
  ]) {
    const { rows } = await app.server.pool.query<{ id: number }>(
      `with person as (insert into personnel.person (idno, surname, first_name, sex) values ($1, $2, 'Lita', 'Female') returning id)
       insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
       select person.id, a.office_id, a.position_id, $3, daterange($4, null) from person
         join personnel.appointment a on a.personnel_id = $5 and upper_inf(a.during) returning personnel_id as id`,
      [idno, surname, status, since, people.accountingClerk.id],
    );
    ids.set(idno!, rows[0]!.id);
  }
});
after(() => app.close());

async function upload(section: 'leave-balances' | 'leave-cards', lines: readonly string[] | Uint8Array): Promise<ImportRecord> {
  const file = { name: 'balances', content: lines instanceof Uint8Array ? lines : lines.join('\n') };
  const answer = await hr.call(calls.upload, { query: { section }, file });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { id, columns } = answer.body.import;
  const checked = await hr.call(calls.check, { params: { id }, body: { columns } });
  assert.equal(checked.status, 200, JSON.stringify(checked.body));
  return checked.body.import;
}

async function importAll({ id }: ImportRecord): Promise<void> {
  const started = await hr.call(calls.confirm, { params: { id }, body: { leave_out_wrong: false } });
  assert.equal(started.status, 200, JSON.stringify(started.body));
  const job = await app.finishJob(hr, started.body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
}

async function faultsOf({ id }: ImportRecord): Promise<string[]> {
  const { rows } = (await hr.call(calls.rows, { params: { id } })).body;
  return rows.flatMap(({ id: row, messages }) => messages.map(({ message }) => `${row}: ${message}`));
}

async function balancesOf(idno: string): Promise<Record<string, number>> {
  const { accounts } = (await hr.call(readBalances, { params: { id: ids.get(idno)! } })).body;
  return Object.fromEntries(accounts.filter(({ expires_on: until }) => until === null).map(({ book, balance }) => [book, balance]));
}

describe('a spreadsheet of opening balances', () => {
  const HEAD = 'Employee number,Name,As of,VL balance,SL balance,Source document';
  const GOOD = [HEAD, 'E-71,Abad,2026-01-01,42.500,60.250,Leave card of 2025', 'E-74,Dizon,2026-03-01,".077",0,'];

  it('is tried first, brought forward, and changes nothing when it comes again', async () => {
    const record = await upload('leave-balances', GOOD);
    assert.deepEqual(record.counts, { rows: 2, new: 0, update: 2, unchanged: 0, wrong: 0 }, (await faultsOf(record)).join());
    assert.deepEqual(await balancesOf('E-71'), {});
    await importAll(record);
    assert.deepEqual(await balancesOf('E-71'), { VL: 42_500, SL: 60_250 });
    assert.deepEqual(await balancesOf('E-74'), { VL: 77 });
    assert.equal((await upload('leave-balances', GOOD)).counts?.unchanged, 2);
    const undone = await hr.call(calls.undo, { params: { id: record.id } });
    assert.equal(undone.status, 200, JSON.stringify(undone.body));
    assert.deepEqual(await balancesOf('E-71'), { VL: 0, SL: 0 });
    await importAll(await upload('leave-balances', GOOD));
    assert.deepEqual(await balancesOf('E-71'), { VL: 42_500, SL: 60_250 });
  });

  it('says what is wrong: a person twice, other balances than on record, no service, no credits by appointment', async () => {
    const record = await upload('leave-balances', [
      HEAD,
      'E-72,,2026-01-01,1,1,',
      'E-72,,2026-01-01,2,1,',
      'E-71,,2026-01-01,40,60.250,',
      'E-73,,2026-01-01,5,5,',
      'E-75,,2014-01-01,5,5,',
      'E-75,,2026-01-01,,,',
    ]);
    const faults = await faultsOf(record);
    for (const fault of [
      '2: The same person is in row 3 too.',
      '4: Brought forward already on 1 Jan 2026: VL 42.500, SL 60.250. Correct that on the balance of the person.',
      '5: By the appointment of that day this person earns no credits.',
      '6: This person is in no service on 1 Jan 2014.',
      '7: There are no credits to bring forward.',
    ])
      assert(faults.includes(fault), `${fault}\n${faults.join('\n')}`);
    assert.equal(record.counts?.wrong, 6);
  });
});

describe('credits that Excel computed', () => {
  it('are read as people see them', async () => {
    const record = await upload('leave-balances', await readFile(new URL('../fixtures/credits-computed-by-excel.xlsx', import.meta.url)));
    const { rows } = (await hr.call(calls.rows, { params: { id: record.id } })).body;
    assert.deepEqual(
      rows.map(({ changes }) => changes.find(({ field }) => field === 'Credits')?.to),
      ['VL 42.500, SL 41.917', 'VL 12.417, SL 60.250', 'VL 30.000, SL 0.300'],
      (await faultsOf(record)).join('\n'),
    );
  });
});

describe('two spreadsheets with the same person, imported at the same moment', () => {
  it('bring forward once', async () => {
    const lines = ['Employee number,Name,As of,VL balance,SL balance,Source document'];
    const records = await Promise.all(
      ['10', '20'].map((vl) => upload('leave-balances', [...lines, `E-76,Fabros,2026-01-01,${vl},5,Card`])),
    );
    assert.deepEqual(
      records.map(({ counts }) => counts?.update),
      [1, 1],
      'neither knows of the other when it is tried',
    );
    await Promise.all(
      records.map(async ({ id }) => {
        const started = await hr.call(calls.confirm, { params: { id }, body: { leave_out_wrong: false } });
        if (started.status === 200) await app.finishJob(hr, started.body.job.id);
        else assert.ok(started.status === 409 || started.status === 422, JSON.stringify(started.body));
      }),
    );
    const { VL, SL } = await balancesOf('E-76');
    assert.equal(SL, 5000);
    assert.ok(VL === 10_000 || VL === 20_000, `${VL}`);
    const { rows } = await app.server.pool.query("select from ledger.posting where cause = 'opening' and personnel_id = $1", [
      ids.get('E-76'),
    ]);
    assert.equal(rows.length, 1);
  });
});

describe('an old leave card', () => {
  const HEAD =
    'Employee number,Period,Particulars,VL earned,VL with pay,VL balance,VL without pay,SL earned,SL with pay,SL balance,SL without pay';
  const CARD = [
    HEAD,
    'E-72,2024-12,Brought forward,,,42.500,,,,60.250,',
    'E-72,2025-01,Earned,1.250,,43.750,,1.250,,61.500,',
    'E-72,2025-01,Late 0-0-37,,.077,43.673,,,,61.500,',
    'E-72,2025-02,VL 5–6 Feb,,2.000,41.673,,,,61.500,',
    'E-72,2025-02,SL 18 Feb,,,41.673,,,1.000,60.500,',
    'E-72,2025-02,Earned,1.250,,42.923,,1.250,,61.750,',
    'E-72,May 2025,"Absent 13–15 May, disapproved",,,42.923,3.000,,,61.750,',
  ];

  it('is entered whole, row by row, and ends with its balance', async () => {
    const record = await upload('leave-cards', CARD);
    assert.deepEqual(record.counts, { rows: 7, new: 0, update: 7, unchanged: 0, wrong: 0 }, (await faultsOf(record)).join());
    await importAll(record);
    assert.deepEqual(await balancesOf('E-72'), { VL: 42_923, SL: 61_750, VL_WOP: 3000 });
    const { old_card: card } = (await hr.call(readBalances, { params: { id: ids.get('E-72')! } })).body;
    assert.deepEqual(card, { rows: 7, from: '2024-12', to: '2025-05' });
    assert((await faultsOf(await upload('leave-cards', CARD))).includes('2: The old leave card is here already.'));
    assert.equal((await hr.call(calls.undo, { params: { id: record.id } })).status, 200);
    assert.deepEqual(await balancesOf('E-72'), { VL: 0, SL: 0, VL_WOP: 0 });
    await importAll(await upload('leave-cards', CARD));
    assert.deepEqual(await balancesOf('E-72'), { VL: 42_923, SL: 61_750, VL_WOP: 3000 });
  });

  it('is refused whole where one row is wrong: a balance that does not follow, a month that goes back, more taken than there is', async () => {
    const wrong = async (...rows: string[]) => {
      const record = await upload('leave-cards', [HEAD, ...rows]);
      assert.equal(record.counts?.wrong, rows.length);
      return faultsOf(record);
    };
    const first = 'E-75,2025-01,Earned,1.250,,1.250,,1.250,,1.250,';
    assert.deepEqual(await wrong(first, 'E-75,2025-02,Earned,1.250,,2.600,,1.250,,2.500,'), [
      '2: Row 3 of this card is wrong.',
      '3: By the rows of the card it is 2.500.',
    ]);
    assert((await wrong(first, 'E-75,2024-12,Earned,1.250,,,,,,,')).includes('3: December 2024 comes after January 2025 on this card.'));
    assert((await wrong(first, 'E-75,2025-02,VL,,2.000,,,,,,')).includes('3: By the rows above only 1.250 is left.'));
    assert((await wrong('E-71,2025-01,Earned,1.250,,,,,,,')).some((fault) => fault.includes('brought forward already')));
  });
});
