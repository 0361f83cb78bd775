import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { RecordSheet } from '../../print/service-record-form.ts';
import { serviceRows } from '../../rules/service-rows.ts';
import { readFactsOf } from '../read-facts.ts';
import { issuingOffice, readSetting } from '../read-setting.ts';

/** What all records of a print have alike. */
export interface Wanted {
  purpose: string;
  salaryPer: 'year' | 'month';
  /** To be certified by HR; a copy that people make of their own record is not. */
  certified: boolean;
  /** Whose letterhead and signatories it carries. */
  officeId: number;
}

type Asked = Pick<Wanted, 'purpose' | 'certified'> & { salaryPer?: 'year' | 'month' | undefined };

/** By the setting where nothing else is asked. */
export async function completeWanted(call: Pick<Call, 'db' | 'actor' | 'today'>, { salaryPer, ...asked }: Asked): Promise<Wanted> {
  const setting = await readSetting(call.db);
  return { ...asked, salaryPer: salaryPer ?? setting.salary_per, officeId: await issuingOffice(call, setting) };
}

/** The records of people as they would be issued now, in their order, without numbers; a constant number of statements. Errors: 409 without government service. */
export async function drawRecords(
  { db, today }: Pick<Call, 'db' | 'today'>,
  people: readonly number[],
  { purpose, salaryPer, certified, officeId }: Wanted,
): Promise<RecordSheet[]> {
  const { branch } = await readSetting(db);
  const [facts, headings] = [await readFactsOf(db, people, today), await readHeadings(db, people)];
  return people.map((id) => {
    const record = serviceRows(facts.get(id)!, { branch, today });
    if (record.rows.length === 0)
      throw wrongState(
        'There is no government service on record. For a job order or contract of service ask for a certificate of employment.',
      );
    return {
      ...headings.get(id)!,
      ...record,
      salary_per: salaryPer,
      control_number: '',
      date: today,
      purpose,
      certified,
      office_id: officeId,
    };
  });
}

type Heading = Pick<RecordSheet, 'surname' | 'given' | 'middle' | 'maiden' | 'idno' | 'birth_date' | 'birth_place'>;

async function readHeadings(db: Call['db'], people: readonly number[]): Promise<Map<number, Heading>> {
  const rows = await db
    .selectFrom('personnel.person_view')
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
