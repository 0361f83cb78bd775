import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { grantRightsJob } from './grant-rights-job.ts';

describe('yearly rights', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());

  const grant = () => grantRightsJob.run({ server: app.server, accountId: 0, runId: '0', progress: async () => undefined }, {});
  const given = async (where: string) => {
    const { rows } = await app.server.pool.query<{ key: string; on: string; until: string }>(
      `select p.cause_key as key, l.earned_on as on, l.expires_on as until from ledger.posting p join ledger.entry e on e.posting_id = p.id
       join ledger.lot l on l.id = e.lot_id where p.cause = 'grant' and ${where} order by 1`,
    );
    return rows;
  };

  it('of this year are given already, those of the next from November on, each once', async () => {
    const before = await given(`p.cause_key like '2026:%'`);
    assert(((await grant())!.granted! as number) > 0);
    assert.deepEqual(await given(`p.cause_key like '2026:%'`), before);
    const next = await given(`p.cause_key like '2027:SPL:%'`);
    assert(next.length > 0 && next.every(({ on, until }) => on === '2027-01-01' && until === '2027-12-31'));
    assert.deepEqual(await grant(), { granted: 0 });
  });

  it('come to an entrant on the first day of service, in full', async () => {
    const { rows } = await sql<{ id: number }>`
      with person as (
        insert into personnel.person (idno, surname, first_name, sex, birth_date) values ('E-1', 'Entrante', 'Ana', 'Female', '1995-05-05') returning id)
      insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
      select p.id, a.office_id, a.position_id, 'TEMP', daterange('2026-11-16', null) from person p join personnel.appointment a
        on a.personnel_id = ${people.accountingClerk.id} and upper_inf(a.during)
      returning personnel_id as id`.execute(app.server.db);
    await grant();
    const found = await given(`p.personnel_id = ${rows[0]!.id} and p.cause_key like '2026:%'`);
    assert.deepEqual(
      found.map(({ key, on }) => `${key.split(':')[1]} ${on}`),
      ['SEL 2026-11-16', 'SPL 2026-11-16', 'WL 2026-11-16'],
    );
  });
});
