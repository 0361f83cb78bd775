import { recordChange } from '@talaan/kernel/server/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { issuePapers, nextControlNumber } from '@talaan/papers/server/public.ts';
import type { RecordSheet } from '../../print/print-service-record.ts';
import { serviceRows } from '../../rules/service-rows.ts';
import { readFacts } from '../read-facts.ts';
import { issuingOffice, readSetting } from '../read-setting.ts';

interface Wanted {
  personnelId: number;
  purpose: string;
  salaryPer?: 'year' | 'month' | undefined;
  /** To be certified by HR; a copy that somebody makes of his own record is not. */
  certified: boolean;
}

/** Issues a service record: gives it number and code and keeps what stands on it. Errors: 409 without government service. */
export async function issueRecord(call: Call, wanted: Wanted): Promise<{ message: string; code: string }> {
  const { db, actor, now, today } = call;
  const { personnelId, purpose, certified } = wanted;
  const setting = await readSetting(db);
  const record = serviceRows(await readFacts(db, personnelId, today), { branch: setting.branch, today });
  if (record.rows.length === 0)
    throw wrongState(
      'There is no government service on record. For a job order or contract of service ask for a certificate of employment.',
    );
  const controlNumber = await nextControlNumber(call, 'SR', Number(today.slice(0, 4)));
  const title = certified ? 'Service record' : 'Service record (employee’s copy, not certified)';
  const [paper] = await issuePapers(call, [{ kind: 'service record', title, controlNumber, personnelId }]);
  const sheet: RecordSheet = {
    ...(await readHeading(call, personnelId)),
    ...record,
    salary_per: wanted.salaryPer ?? setting.salary_per,
    control_number: controlNumber,
    date: today,
    purpose,
    certified,
    office_id: await issuingOffice(call, setting),
  };
  await db
    .insertInto('service.printed_record')
    .values({
      code: paper!.code,
      personnel_id: personnelId,
      certified,
      purpose,
      sheet: JSON.stringify(sheet),
      printed_by: actor.viewedBy?.accountId ?? (actor.accountId || null),
      printed_at: now.toString(),
    })
    .execute();
  await recordChange(call, {
    action: 'print a service record',
    subject: `papers.paper:${paper!.code}`,
    personnelId,
    after: { control_number: controlNumber, purpose, certified },
  });
  return { message: `Service record ${controlNumber} was issued.`, code: paper!.code };
}

type Heading = Pick<RecordSheet, 'surname' | 'given' | 'middle' | 'maiden' | 'idno' | 'birth_date' | 'birth_place'>;

async function readHeading({ db }: Call, personnelId: number): Promise<Heading> {
  const { first_name, name_extension, middle_name, maiden_surname, ...person } = await db
    .selectFrom('personnel.person')
    .select(['surname', 'first_name', 'name_extension', 'middle_name', 'maiden_surname', 'idno', 'birth_date', 'birth_place'])
    .where('id', '=', personnelId)
    .executeTakeFirstOrThrow();
  return { ...person, given: `${first_name} ${name_extension}`.trim(), middle: middle_name, maiden: maiden_surname };
}
