import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { salaryOn } from '@talaan/organization/server/public.ts';
import type { NewPersonnel } from '../../contract/record.ts';
import { checkAppointment } from '../../rules/appointment-checks.ts';
import type { PersonnelNeeds } from '../needs.ts';

type New = Pick<NewPersonnel, 'appointment' | 'birth_date' | 'numbers'>;

export interface CheckedAppointment {
  errors: Record<string, string[]>;
  warnings: string[];
  /** What it is called; empty where there is none. */
  position: string;
  /** Monthly, in centavos; null where none is paid. */
  salary: { grade: number; step: number; amount: number } | null;
}

interface Places {
  office: string | null;
  is_open: boolean | null;
  tree_from: number;
  campus_id: number;
  position_grade: number | null;
  position: string | null;
  status: string | null;
  government_service: boolean;
  max_months: number | null;
  nature: string | null;
}

/** Paid by the hour (domain, appointment-statuses.csv). */
const PART_TIME = 'PT';

/** Holds the first appointment of a new person against the rules and the lists. Error: 404 for an office outside one's reach. */
export async function checkFirstAppointment(
  call: Pick<Call, 'db' | 'actor'>,
  given: New,
  needs: PersonnelNeeds,
): Promise<CheckedAppointment> {
  const { db } = call;
  const { appointment } = given;
  const places = await findPlaces(call, appointment);
  const errors: Record<string, string[]> = {};
  const refuse = (field: string, message: string) => (errors[field] ??= []).push(message);
  requireReach(call, places);
  if (!places.position) refuse('position_id', 'Choose a position.');
  if (!places.status) refuse('status_code', 'Choose the status.');
  if (!places.nature) refuse('nature_code', 'Choose the nature of the appointment.');
  const isPaidByMonth = places.government_service && appointment.status_code !== PART_TIME;
  const grade = places.position_grade ?? appointment.salary_grade;
  const step = appointment.step ?? 1;
  if (places.status && isPaidByMonth && grade === null) refuse('salary_grade', 'Enter the salary grade.');
  const rank = isPaidByMonth && grade !== null ? { grade, step } : null;
  const found = checkAppointment({
    birthDate: given.birth_date,
    from: appointment.from,
    until: appointment.to && Temporal.PlainDate.from(appointment.to).add({ days: 1 }).toString(),
    status: {
      code: appointment.status_code,
      name: places.status ?? '',
      governmentService: places.government_service,
      maxMonths: places.max_months,
    },
    office: { name: places.office ?? '', isOpen: places.is_open ?? true },
    salary: rank,
    hasTin: Boolean(given.numbers.tin),
  });
  for (const [field, messages] of Object.entries(found.errors)) for (const message of messages) refuse(field, message);
  await checkItem(call, given, needs, refuse);
  const amount = rank && !errors.step ? await salaryOn(db, appointment.from, rank.grade, rank.step) : null;
  if (rank && !errors.step && amount === null)
    refuse('from', `No salary table that was posted is in force on ${appointment.from}. Post it first, under Salary grades.`);
  return {
    errors: named(errors),
    warnings: found.warnings,
    position: places.position ?? '',
    salary: rank && amount !== null ? { ...rank, amount } : null,
  };
}

async function findPlaces({ db }: Pick<Call, 'db'>, appointment: New['appointment']): Promise<Places> {
  const { rows } = await sql<Places>`
    select o.fullname as office, u.is_open, o.tree_from, o.campus_id, t.salary_grade as position_grade, t.name as position, s.name as status,
      coalesce(s.government_service, false) as government_service, s.max_months, n.name as nature
    from organization.office_view o
    left join organization.office_opening_view u on u.office_id = o.id and u.during @> ${appointment.from}::date
    left join organization.position_view t on t.id = ${appointment.position_id} and (t.retired_on is null or t.retired_on > ${appointment.from})
    left join reference.appointment_status s on s.code = ${appointment.status_code}
    left join reference.appointment_nature n on n.code = ${appointment.nature_code} and n.is_appointment
    where o.id = ${appointment.office_id}`.execute(db);
  if (!rows[0]) throw notFound('There is no such office.');
  return rows[0];
}

/** A campus has its own HR: they appoint there and nowhere else. */
function requireReach({ actor }: Pick<Call, 'actor'>, { tree_from, campus_id }: Places): void {
  const reaches = scopesWithin(actor, ['PERSONNELS']).some(
    (scope) =>
      scope.kind === 'all' ||
      (scope.kind === 'campus' && scope.campusId === campus_id) ||
      (scope.kind === 'offices' && scope.spans.some(({ from, to }) => from <= tree_from && tree_from <= to)),
  );
  if (!reaches) throw notFound('There is no such office.');
}

async function checkItem(
  { db }: Pick<Call, 'db'>,
  { appointment }: New,
  needs: PersonnelNeeds,
  refuse: (field: string, message: string) => void,
): Promise<void> {
  if (appointment.item_id === null) return;
  const item = await needs.itemOn(db, appointment.item_id, appointment.from);
  if (!item) refuse('item_id', 'There is no such plantilla item.');
  else if (item.closed) refuse('item_id', item.closed);
  else if (item.position_id !== appointment.position_id) refuse('position_id', `Item ${item.item_number} is for ${item.position}.`);
}

/** As the form names its fields. */
function named(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field === 'tin' ? 'numbers.tin' : `appointment.${field}`, messages]),
  );
}
