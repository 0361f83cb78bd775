import { sql } from 'kysely';
import { formatTaker, type StepTaker } from '@talaan/kernel/contract/step-taker.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { takerOf } from '@talaan/personnel/server/public.ts';
import { ASSUMPTION_ACCESS, type AppointmentRecord, type readAppointment as endpoint } from '../contract/appointments.ts';
import type { FormName } from '../contract/papers.ts';
import { warnOfGrades } from '../rules/warn-of-grades.ts';
import { hasProbation, probationUntil } from '../rules/probation.ts';
import { protestUntil } from '../rules/short-clocks.ts';
import { submissionDue } from '../rules/submission-due.ts';
import { appointmentFlow, type AppointmentAction, type AppointmentState } from '../workflow.ts';
import { appointmentColumns, appointmentsFrom, reachable } from './appointment-rows.ts';
import { readNextInRank } from './next-in-rank.ts';
import { WITH_PERIOD } from './selected.ts';
import { FACTS } from './step-logs.ts';

interface Found extends Omit<
  AppointmentRecord,
  | 'has_period'
  | 'submission_due'
  | 'protest_until'
  | 'probation_until'
  | 'needs_tin'
  | 'warnings'
  | 'papers'
  | 'next'
  | 'steps'
  | 'actions'
  | 'forms'
  | 'personnel_id'
> {
  person: number;
  is_applicant: boolean;
  status_code: string;
  government_service: boolean;
  notified_on: string | null;
  own_grade: number | null;
}

/** One appointment within reach. Error: 404. */
export async function readAppointment(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params, today } = call;
  const { rows } = await sql<Found>`
    select ${selected(appointmentColumns(today))}, a.application_id, coalesce(e.reference, '') as reference, a.place, o.fullname as office_name, a.item_id,
      a.nature_code, a.salary_grade, a.step, a.salary, a.ends_on, a.vice, a.vice_how, a.page, a.deliberated_on, a.fund_source_id, a.received_on, a.oath_on, a.sent_on,
      a.late_reason, a.csc_on, a.csc_number, a.code, a.notified_on, a.personnel_id as person, p.is_applicant, a.status_code, u.government_service,
      (select k.salary_grade from personnel.appointment_view s join organization.position_view k on k.id = s.position_id
        where s.personnel_id = p.id and lower(s.during) <= coalesce(a.assumed_on - 1, ${today}::date) order by s.during desc limit 1) as own_grade
    from ${appointmentsFrom(today)} where a.id = ${params.id} and ${reachable(actor, ['RAI', ...ASSUMPTION_ACCESS])}`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('There is no such appointment.');
  const { person, is_applicant, status_code, government_service, notified_on, own_grade, ...record } = found;
  const limit = warnOfGrades(record.nature_code, own_grade, record.salary_grade);
  return {
    appointment: {
      ...record,
      has_period: WITH_PERIOD.includes(status_code),
      submission_due: record.issued_on !== null && record.form.endsWith('A') ? submissionDue(record.issued_on) : null,
      protest_until: notified_on === null ? null : protestUntil(notified_on),
      probation_until:
        record.assumed_on !== null && hasProbation(status_code, record.nature_code) ? probationUntil(record.assumed_on) : null,
      personnel_id: is_applicant ? null : person,
      needs_tin: is_applicant && government_service && !(await hasTin(db, person)),
      warnings: limit ? [limit] : [],
      next: await readNextInRank(db, record.post_id, today),
      papers: await readPapers(call),
      steps: await readSteps(call),
      actions: openActions(record),
      forms: formsOf(record),
    },
  };
}

function openActions({ state, form, assumed_on }: Pick<Found, 'state' | 'form' | 'assumed_on'>): AppointmentAction[] {
  return appointmentFlow
    .open(state, ['hr'])
    .filter((action) => !(action === 'send' && form.endsWith('B')) && !(action === 'cancel' && assumed_on !== null));
}

function formsOf({ form }: Pick<Found, 'form'>): FormName[] {
  return [form.startsWith('34') ? 'casual' : 'appointment', 'oath', 'assumption', 'position'];
}

function hasTin(db: Call['db'], personnelId: number): Promise<boolean> {
  return withOpenRecords(db, [personnelId], async (open) => {
    const { rows } = await sql`select from personnel.identity_number_view where personnel_id = ${personnelId} and kind = 'tin'`.execute(
      open,
    );
    return rows.length > 0;
  });
}

async function readPapers({ db, params }: Call<{ id: number }>): Promise<AppointmentRecord['papers']> {
  const { rows } = await sql<AppointmentRecord['papers'][number]>`
    select f.code, f.label, f.is_needed, f.received_on, k.name as file
    from appointing.paper f left join kernel.file k on k.id = f.file_id where f.appointment_id = ${params.id} order by f.place, f.code`.execute(
    db,
  );
  return rows;
}

async function readSteps({ db, params }: Call<{ id: number }>): Promise<AppointmentRecord['steps']> {
  const { rows } = await sql<{ action: string; to: AppointmentState; at: string; taker: StepTaker; reason: string }>`
    select s.action, s.to_state as to, s.at, ${takerOf('s')} as taker, s.reason
    from appointing.step s where s.appointment_id = ${params.id} order by s.no desc`.execute(db);
  return rows.map(({ action, to, taker, ...step }) => ({
    ...step,
    by: formatTaker(taker),
    label: FACTS[action as keyof typeof FACTS] ?? appointmentFlow.words[to],
  }));
}
