import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { AppointmentBody, Preview } from '../../contract/moves.ts';
import type { NewPersonnel } from '../../contract/record.ts';
import { givePin } from '../give-pin.ts';
import { readNeeds } from '../needs.ts';
import { notifyPeopleChanged } from '../people-changed.ts';
import { nextNumber, payByFund, writeAppointment } from '../record/add-personnel.ts';
import { findHolders, formatTaken, maskAll, readNumbers, writeNumbers } from '../record/change-numbers.ts';
import { checkFirstAppointment } from '../record/check-first-appointment.ts';
import { findDuplicates } from '../record/find-duplicates.ts';
import { appointPerson } from './appoint.ts';
import { digestOf } from './outcome.ts';

interface Engaged {
  personnelId: number;
  appointment: NewPersonnel['appointment'];
  /** Written where none is on record; empty for none. */
  tin: string;
}

interface Applicant {
  surname: string;
  first_name: string;
  name_extension: string;
  middle_name: string;
  birth_date: string | null;
  idno: string;
  is_applicant: boolean;
}

/**
 * Makes an applicant personnel: with an employee number, the first appointment with its salary, and a PIN of the digits of the number; all
 * else that is on record of them stays. Returns what changed. Errors: 404; 409 for who is no applicant any more; 422 by field.
 */
export async function engageApplicant(call: Call, { personnelId, appointment, tin }: Engaged): Promise<Preview & { idno: string }> {
  const { db, today } = call;
  const person = await lockApplicant(call, personnelId);
  if (person.birth_date === null) throw wrongState('No date of birth is on record. Complete the data of the applicant first.');
  const onRecord = await readNumbers(db, personnelId);
  const numbers = onRecord.tin || tin === '' ? onRecord : { ...onRecord, tin };
  const checked = await checkFirstAppointment(call, { appointment, birth_date: person.birth_date, numbers }, readNeeds(call.server));
  if (Object.keys(checked.errors).length > 0) throw invalid(checked.errors);
  const holders = await findHolders(db, numbers, personnelId);
  if (holders.length > 0)
    throw invalid(Object.fromEntries(holders.map(({ kind, holder }) => [`numbers.${kind}`, [formatTaken(kind, holder)]])));
  const duplicates = await findDuplicates(db, { ...person, birth_date: person.birth_date }, [], today);

  const idno = await nextNumber(db, appointment.from);
  await sql`update personnel.person set is_applicant = false, idno = ${idno}, date_hired = ${appointment.from}::date where id = ${personnelId}`.execute(
    db,
  );
  await writeAppointment(db, personnelId, appointment, checked);
  if (!onRecord.tin && tin !== '') await writeNumbers(db, personnelId, { tin });
  const pin = idno.replaceAll(/\D/g, '');
  await givePin(call, { personnelId, pin, from: appointment.from });
  await recordChange(call, {
    action: 'engage an applicant',
    subject: `personnel.person:${personnelId}`,
    personnelId,
    before: { idno: person.idno },
    after: { idno, pin, appointment, ...maskAll({ tin }) },
  });
  await notifyPeopleChanged(db, [{ personnelId, from: appointment.from, until: null }]);
  const warnings = [
    ...checked.warnings,
    ...(await payByFund(call, { personnelId, appointment, checked }, 'fund_source_id')),
    ...duplicates.map(({ fullname, idno: number }) => `${fullname} (${number}) may be the same person. Join the two records first if so.`),
  ];
  return { ...(await describe(call, appointment, checked.salary, warnings)), idno };
}

/** A new appointment of anyone who is on record, for modules above: `appointPerson`. */
export function appointOnRecord(call: Call, personnelId: number, body: AppointmentBody): Promise<Preview> {
  return appointPerson({ ...call, params: { id: personnelId }, body }, readNeeds(call.server));
}

/** In the words of the preview; the number itself may be another's a moment later. */
async function describe(
  { db }: Pick<Call, 'db'>,
  { from, to, office_id, position_id }: NewPersonnel['appointment'],
  salary: { grade: number; step: number; amount: number } | null,
  warnings: string[],
): Promise<Preview> {
  const { rows } = await sql<{ position: string; office: string }>`
    select t.name as position, o.fullname as office from organization.position_view t, organization.office_view o
    where t.id = ${position_id} and o.id = ${office_id}`.execute(db);
  const { position, office } = rows[0]!;
  const changes = [
    {
      kind: 'record',
      text: `The applicant becomes personnel with the next employee number of ${from.slice(0, 4)}, and a PIN of its digits.`,
    },
    { kind: 'appointment', text: `${position}, ${office}, from ${longDate(from)}${to === null ? '' : ` to ${longDate(to)}`}.` },
    ...(salary
      ? [{ kind: 'salary', text: `Salary grade ${salary.grade}, step ${salary.step}: ${formatMoney(salary.amount)} a month.` }]
      : []),
  ];
  return { changes, warnings, digest: digestOf({ changes, warnings }) };
}

async function lockApplicant({ db, actor }: Pick<Call, 'db' | 'actor'>, personnelId: number): Promise<Applicant> {
  const { rows } = await sql<Applicant & { merged_into: number | null }>`
    select surname, first_name, middle_name, name_extension, birth_date, idno, is_applicant, merged_into from personnel.person
    where id = ${personnelId} for no key update`.execute(db);
  const person = rows[0];
  if (!person || person.merged_into !== null) throw notFound('There is no such person.');
  if (!person.is_applicant) throw wrongState('This person serves already.');
  if (actor.personnelId === personnelId) throw wrongState('You cannot change your own service. Ask a colleague.');
  return person;
}
