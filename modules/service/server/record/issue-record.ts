import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { issuePapers, nextControlNumbers } from '@talaan/papers/server/public.ts';
import type { RecordSheet } from '../../print/print-service-records.ts';
import { serviceRows } from '../../rules/service-rows.ts';
import { readFactsOf } from '../read-facts.ts';
import { issuingOffice, readSetting } from '../read-setting.ts';

type Issuing = Pick<Call, 'db' | 'server' | 'actor' | 'now' | 'today' | 'requestId' | 'inPlaceOf'>;

interface Wanted {
  purpose: string;
  salaryPer: 'year' | 'month';
  /** To be certified by HR; a copy that somebody makes of his own record is not. */
  certified: boolean;
  /** Whose letterhead and signatories it carries. */
  officeId: number;
  /** The work that prints it with many others. */
  runId?: string;
}

interface Whom {
  id: number;
  /** In the work that prints it. */
  place?: number;
}

interface IssuedRecord {
  code: string;
  controlNumber: string;
}

/** Issues the service record of one person, by the setting where nothing else is said. Errors: 409 without government service. */
export async function issueRecord(
  call: Call,
  { personnelId, ...wanted }: { personnelId: number; purpose: string; salaryPer?: 'year' | 'month' | undefined; certified: boolean },
): Promise<{ message: string; code: string }> {
  const setting = await readSetting(call.db);
  const officeId = await issuingOffice(call, setting);
  const [issued] = await issueRecords(call, [{ id: personnelId }], {
    ...wanted,
    officeId,
    salaryPer: wanted.salaryPer ?? setting.salary_per,
  });
  return { message: `Service record ${issued!.controlNumber} was issued.`, code: issued!.code };
}

/** Issues service records: gives each number and code and keeps what stands on it; a constant number of statements. Errors as for one. */
export async function issueRecords(call: Issuing, whom: readonly Whom[], wanted: Wanted): Promise<IssuedRecord[]> {
  const { db, actor, now, today } = call;
  const people = whom.map(({ id }) => id);
  const { purpose, certified, runId = null } = wanted;
  const { branch } = await readSetting(db);
  const [facts, headings] = [await readFactsOf(db, people, today), await readHeadings(call, people)];
  const records = people.map((id) => serviceRows(facts.get(id)!, { branch, today }));
  if (records.some(({ rows }) => rows.length === 0))
    throw wrongState(
      'There is no government service on record. For a job order or contract of service ask for a certificate of employment.',
    );
  const numbers = await nextControlNumbers(call, 'SR', Number(today.slice(0, 4)), people.length);
  const title = certified ? 'Service record' : 'Service record (employee’s copy, not certified)';
  const papers = await issuePapers(
    call,
    people.map((personnelId, at) => ({ kind: 'service record', title, controlNumber: numbers[at]!, personnelId })),
  );
  const sheets = people.map((id, at): RecordSheet => ({
    ...headings.get(id)!,
    ...records[at]!,
    salary_per: wanted.salaryPer,
    control_number: numbers[at]!,
    date: today,
    purpose,
    certified,
    office_id: wanted.officeId,
  }));
  const rows = whom.map(({ id, place = null }, at) => ({ code: papers[at]!.code, personnel_id: id, place, sheet: sheets[at]! }));
  await sql`
    insert into service.printed_record (code, personnel_id, certified, purpose, sheet, run_id, place_in_run, printed_by, printed_at)
    select code, personnel_id, ${certified}::boolean, ${purpose}::text, sheet, ${runId}::uuid, place, ${actor.accountId || null}::integer,
      ${now.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(code text, personnel_id integer, place integer, sheet jsonb)`.execute(db);
  await recordChanges(
    call,
    rows.map(({ code, personnel_id, sheet }) => ({
      action: 'print a service record',
      subject: `papers.paper:${code}`,
      personnelId: personnel_id,
      after: { control_number: sheet.control_number, purpose, certified },
    })),
  );
  return rows.map(({ code, sheet }) => ({ code, controlNumber: sheet.control_number }));
}

type Heading = Pick<RecordSheet, 'surname' | 'given' | 'middle' | 'maiden' | 'idno' | 'birth_date' | 'birth_place'>;

async function readHeadings({ db }: Pick<Call, 'db'>, people: readonly number[]): Promise<Map<number, Heading>> {
  const rows = await db
    .selectFrom('personnel.person')
    .select(['id', 'surname', 'first_name', 'name_extension', 'middle_name', 'maiden_surname', 'idno', 'birth_date', 'birth_place'])
    .where('id', 'in', [...people])
    .execute();
  return new Map(
    rows.map(({ id, first_name, name_extension, middle_name, maiden_surname, ...person }) => [
      id,
      { ...person, given: `${first_name} ${name_extension}`.trim(), middle: middle_name, maiden: maiden_surname },
    ]),
  );
}
