import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { OutsideService, PrintedRecord, ServiceRecordAnswer } from '../../contract/service-record.ts';
import { dayBefore } from '../../rules/service-facts.ts';
import { whyNotIssued } from '../../rules/missing-birth.ts';
import { serviceRows } from '../../rules/service-rows.ts';
import { readFacts } from '../read-facts.ts';
import { readSetting } from '../read-setting.ts';
import { RECORD_PAPER } from './issue-record.ts';

/** The record as the screens show it: four statements, however long the service was. */
export async function describeRecord(db: Database, personnelId: number, today: string): Promise<ServiceRecordAnswer> {
  const facts = await readFacts(db, personnelId, today);
  const setting = await readSetting(db);
  const { birth_date, birth_place, ...person } = await db
    .selectFrom('personnel.person_view')
    .select(['id as personnel_id', 'idno', 'fullname', 'birth_date', 'birth_place'])
    .where('id', '=', personnelId)
    .executeTakeFirstOrThrow();
  return {
    ...person,
    salary_per: setting.salary_per,
    not_issued_because: whyNotIssued({ birth_date, birth_place }),
    ...serviceRows(facts, { branch: setting.branch, today }),
    papers: await listPapers(db, personnelId),
    outside: facts.outside.map(({ until, ...one }): OutsideService => ({ ...one, to: dayBefore(until) })),
  };
}

async function listPapers(db: Database, personnelId: number): Promise<PrintedRecord[]> {
  const { rows } = await sql<PrintedRecord>`
    select p.code, p.control_number, (p.sheet ->> 'certified')::boolean as certified, p.sheet ->> 'purpose' as purpose,
      p.issued_at as printed_at, coalesce(b.name, '') as printed_by, p.withdrawn_on, p.withdrawn_because
    from papers.paper p left join identity.account_view b on b.id = p.account_id
    where p.personnel_id = ${personnelId} and p.kind = ${RECORD_PAPER} order by p.issued_at desc limit 100`.execute(db);
  return rows;
}
