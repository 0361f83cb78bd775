import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, Refusal } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type { addPersonnel as endpoint } from '../../contract/record.ts';
import { checkBirth } from '../../rules/check-birth.ts';
import { NO_NAME, settleName } from '../../rules/person-name.ts';
import type { PersonnelNeeds } from '../needs.ts';
import { notifyPeopleChanged } from '../people-changed.ts';
import { readRecord } from '../read-personnel.ts';
import { obligateFund } from '../obligate-fund.ts';
import { setSalaries } from '../salaries/set-salaries.ts';
import { findHolders, maskAll, formatTaken, writeNumbers } from './change-numbers.ts';
import { checkFirstAppointment, type CheckedAppointment } from './check-first-appointment.ts';
import { findDuplicates } from './find-duplicates.ts';

type New = BodyOf<typeof endpoint>;

const SHORTEST_REASON = 3;

/**
 * A new person with the first appointment, in one transaction. One is added at a time, so that a double post and two officers who
 * enter the same person find the first. Errors: 404 for an office outside one's reach; 409 with `duplicates`; 422.
 */
export async function addPersonnel(given: Call<unknown, unknown, New>, needs: PersonnelNeeds): Promise<AnswerOf<typeof endpoint>> {
  const name = settleName(given.body);
  const call = { ...given, body: { ...given.body, ...name } };
  const { db, body, today } = call;
  await sql`select pg_advisory_xact_lock(hashtext('personnel.new'))`.execute(db);
  const checked = await checkFirstAppointment(call, body, needs);
  if (!name) checked.errors.surname = [NO_NAME];
  const birth = checkBirth(body.birth_date, { today, firstDay: null });
  if (birth) checked.errors.birth_date = [birth];
  if (Object.keys(checked.errors).length > 0) throw invalid(checked.errors);
  const { known, reason } = await refuseDuplicates(call);
  const idno = body.idno || (await nextNumber(db, body.appointment.from));
  const id = await writePerson(call, idno);
  await writeAppointment(db, id, body.appointment, checked);
  await writeNumbers(db, id, body.numbers);
  const { numbers, somebody_else: _, ...entered } = body;
  await recordChange(call, {
    action: 'add a person',
    subject: `personnel.person:${id}`,
    personnelId: id,
    after: {
      ...entered,
      idno,
      ...maskAll(numbers),
      ...(known.length > 0 ? { somebody_else_than: known, reason } : {}),
    },
  });
  await notifyPeopleChanged(db, [{ personnelId: id, from: body.appointment.from, until: null }]);
  const ofFund = await payByFund(call, { personnelId: id, appointment: body.appointment, checked }, 'appointment.fund_source_id');
  return { personnel: await readRecord(db, id, today), warnings: [...checked.warnings, ...ofFund] };
}

interface FirstAppointment {
  personnelId: number;
  appointment: New['appointment'];
  checked: CheckedAppointment;
}

/** The first appointment of a casual is paid by the chosen fund. Error: 422 on `field`. */
export function payByFund(call: Call, { personnelId, appointment, checked }: FirstAppointment, field: string): Promise<string[]> {
  const { from, to, status_code: statusCode, office_id: officeId, position_id: positionId } = appointment;
  const until = to && Temporal.PlainDate.from(to).add({ days: 1 }).toString();
  const monthly = checked.salary?.amount ?? null;
  const written = { personnelId, title: checked.position, statusCode, officeId, positionId, from, until, monthly };
  return obligateFund(call, [written], appointment.fund_source_id, field);
}

/** Anyone who is found alike is shown first; only a reason lets a second person be made. A number is of one person in any case. */
async function refuseDuplicates({ db, body, today }: Call<unknown, unknown, New>): Promise<{ known: string[]; reason: string }> {
  const holders = await findHolders(db, body.numbers, null);
  const duplicates = await findDuplicates(db, body, holders, today);
  const reason = body.somebody_else;
  if (duplicates.length > 0 && reason.length < SHORTEST_REASON) {
    throw new Refusal(409, {
      message: 'This person may already be on record. Check the records found before you make a second one.',
      actions: ['same person', 'another person'],
      duplicates,
    });
  }
  if (holders.length > 0)
    throw invalid(Object.fromEntries(holders.map(({ kind, holder }) => [`numbers.${kind}`, [formatTaken(kind, holder)]])));
  return { known: duplicates.map(({ fullname, idno }) => `${fullname} (${idno})`), reason };
}

/** `2026-0001`: the year of first entry and a running number that is never given twice (domain, section 1). */
export async function nextNumber(db: Database, from: string): Promise<string> {
  const year = Number(from.slice(0, 4));
  const { rows } = await sql<{ idno: string }>`select personnel.next_employee_number(${year}::integer) as idno`.execute(db);
  return rows[0]!.idno;
}

async function writePerson({ db, body }: Call<unknown, unknown, New>, idno: string): Promise<number> {
  const { surname, first_name, middle_name, name_extension, maiden_surname, birth_date, birth_place, sex, civil_status_id } = body;
  const { email, mobile, telephone, appointment } = body;
  const name = { surname, first_name, middle_name, name_extension, maiden_surname };
  const birth = { birth_date, birth_place, sex, civil_status_id };
  const { id } = await db
    .insertInto('personnel.person')
    .values({ idno, ...name, ...birth, email, mobile, telephone, date_hired: appointment.from })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The first appointment of a person, and its salary. */
export async function writeAppointment(
  db: Database,
  personnelId: number,
  { office_id, position_id, status_code, nature_code, item_id, daily_rate, authority, from, to }: New['appointment'],
  { salary }: CheckedAppointment,
): Promise<void> {
  await sql`
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, nature_code, item_id, daily_rate, authority, during)
    values (${personnelId}, ${office_id}, ${position_id}, ${status_code}, ${nature_code}, ${item_id}, ${daily_rate}, ${authority},
      daterange(${from}::date, ${to}::date + 1))`.execute(db);
  if (!salary) return;
  const until = to && Temporal.PlainDate.from(to).add({ days: 1 }).toString();
  await setSalaries(db, [{ personnelId, ...salary, cause: 'appointment', authority, from, until }]);
}
