import { sql } from 'kysely';
import { moveApplications } from '@talaan/applicants/server/public.ts';
import { fileKept, type KeptPaper } from '@talaan/file201/server/public.ts';
import { becomeStaff } from '@talaan/identity/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { appointOnRecord, digestOf, engageApplicant, requireSame } from '@talaan/personnel/server/public.ts';
import { markPostFilled } from '@talaan/vacancies/server/public.ts';
import {
  ASSUMPTION_ACCESS,
  type assumeDuty as endpoint,
  type AssumptionPreview,
  type previewAssumption,
} from '../contract/appointments.ts';
import { warnOfGrades } from '../rules/warn-of-grades.ts';
import { documentKindOf } from '../rules/papers.ts';
import { hasProbation, probationUntil } from '../rules/probation.ts';
import { assumeBy } from '../rules/short-clocks.ts';
import { lockAppointment, type FoundAppointment } from './find-appointment.ts';
import { freeFund } from './follow-fund.ts';
import { logFact } from './move-appointment.ts';

type Assuming = CallOf<typeof previewAssumption>;
type Change = AssumptionPreview['changes'][number];

/** Assumes duty as previewed: all of it in the transaction of the call. Errors as for the preview; 409 where something changed since. */
export async function assumeDuty(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { personnelId, fullname, ...outcome } = await takeUpDuty(call);
  requireSame(outcome, call.body.digest);
  return { message: `${fullname} has assumed duty.`, personnel_id: personnelId };
}

/**
 * The appointee takes up duty: an applicant becomes personnel, an employee moves; the item is filled and an old one free, the papers are in
 * the 201 file, the account has its role, and a post without further vacancies is filled. Returns what changed, in words. Errors: 404 for
 * whom the caller does not reach; 409 before issuance, receipt and oath, or where duty was assumed; 422 by field.
 */
export async function takeUpDuty(call: Assuming): Promise<AssumptionPreview & { personnelId: number; fullname: string }> {
  const { db, body } = call;
  const found = await lockAppointment(call, call.params.id, [...ASSUMPTION_ACCESS, 'RAI']);
  const warnings = [...requireReady(found, body.assumed_on, call.today), ...(await warnOfMissing(db, found))];
  await freeFund(call, found, `Duty was assumed on ${longDate(body.assumed_on)}.`);
  const moved = await moveService(call, found);
  warnings.push(...moved.warnings);
  const filed = await fileKept(call, found.personnel_id, await listPapers(db, found));
  const { rows } = await sql<{ track: string }>`select track from organization.position_view where id = ${found.position_id}`.execute(db);
  const role = rows[0]!.track === 'faculty' ? 'Faculty' : 'Employee';
  const hasAccount = found.is_applicant && (await becomeStaff(call, { personnelId: found.personnel_id, role }));
  await moveApplications(call, [found.application_id], { action: 'assume', as: 'screener' });
  await sql`update appointing.appointment set assumed_on = ${body.assumed_on}::date where id = ${found.id}`.execute(db);
  await sql`update appointing.paper set received_on = ${body.assumed_on}::date
    where appointment_id = ${found.id} and code = 'assumption' and received_on is null`.execute(db);
  await logFact(call, found, 'assume', longDate(body.assumed_on));
  const isFilled = await fillPost(call, found.post_id);

  const probation = hasProbation(found.status_code, found.nature_code);
  const further: (Change | false)[] = [
    filed > 0 && { kind: '201 file', text: `${filed} ${filed === 1 ? 'paper is' : 'papers are'} filed.` },
    hasAccount && { kind: 'account', text: `The account has the role ${role} instead of Applicant.` },
    found.is_applicant && !hasAccount && { kind: 'account', text: 'There is no account yet. Invite the person afterwards.' },
    probation && {
      kind: 'probation',
      text: `Until ${longDate(probationUntil(body.assumed_on))}, with reviews after three and six months.`,
    },
    isFilled && { kind: 'job post', text: 'All vacancies of the post are filled.' },
  ];
  const changes = [...moved.changes, ...further.filter((one) => one !== false)];
  return { changes, warnings, digest: digestOf({ changes, warnings }), personnelId: found.personnel_id, fullname: found.fullname };
}

function requireReady(found: FoundAppointment, assumedOn: string, today: string): string[] {
  if (found.assumed_on !== null) throw wrongState(`${found.fullname} assumed duty on ${longDate(found.assumed_on)}.`);
  if (found.issued_on === null || ['CANCELLED', 'INVALIDATED', 'APPEALED', 'CLOSED'].includes(found.state))
    throw wrongState('Duty is assumed under an appointment that is issued and in force.');
  if (found.received_on === null) throw wrongState('Record first that the appointee received the signed copy.');
  if (found.oath_on === null) throw wrongState('Record first the oath of office.');
  const earliest = [found.issued_on, found.received_on, found.oath_on].toSorted().at(-1)!;
  if (assumedOn < earliest) throw invalid({ assumed_on: [`Issuance, receipt and oath were complete on ${longDate(earliest)}.`] });
  if (assumedOn > today) throw invalid({ assumed_on: ['This day is in the future.'] });
  const until = assumeBy(found.received_on);
  return assumedOn > until ? [`Duty was to be assumed by ${longDate(until)}; the appointment could have been cancelled.`] : [];
}

async function warnOfMissing(db: Database, found: FoundAppointment): Promise<string[]> {
  const { rows } = await sql<{ labels: string[] | null; grade: number | null }>`
    select (select array_agg(label order by place) from appointing.paper
        where appointment_id = ${found.id} and is_needed and received_on is null and code not in ('assumption', 'saln')) as labels,
      (select t.salary_grade from personnel.appointment_view a join organization.position_view t on t.id = a.position_id
        where a.personnel_id = ${found.personnel_id} order by a.during desc limit 1) as grade`.execute(db);
  const { labels, grade } = rows[0]!;
  const grades = warnOfGrades(found.nature_code, grade, found.salary_grade);
  return [...(labels ? [`Not received yet: ${labels.join('; ')}.`] : []), ...(grades ? [grades] : [])];
}

/** By the movements of personnel: the first appointment of an applicant, or the next one of an employee. */
function moveService(call: Assuming, found: FoundAppointment): Promise<AssumptionPreview> {
  const { assumed_on: from, tin } = call.body;
  const { status_code, nature_code, item_id, position_id, office_id, salary_grade, step, ends_on, fund_source_id } = found;
  const authority = `Appointment (CS Form No. ${found.form}) of ${longDate(found.issued_on!)}`;
  const terms = {
    status_code,
    nature_code,
    item_id,
    position_id,
    office_id,
    salary_grade,
    step,
    from,
    to: ends_on,
    authority,
    fund_source_id,
  };
  if (!found.is_applicant) return appointOnRecord(call, found.personnel_id, { ...terms, remarks: '', end_designations: [] });
  return engageApplicant(call, { personnelId: found.personnel_id, appointment: { ...terms, daily_rate: null }, tin });
}

/** Those of the application and of the checklist. */
async function listPapers(db: Database, found: FoundAppointment): Promise<KeptPaper[]> {
  const { rows } = await sql<{ code: string; title: string; file_id: number }>`
    select f.code, coalesce(r.label, f.code) as title, f.file_id from applicants.paper f
      left join vacancies.requirement r on r.post_id = ${found.post_id} and r.code = f.code where f.application_id = ${found.application_id}
    union all
    select code, label, file_id from appointing.paper where appointment_id = ${found.id} and file_id is not null`.execute(db);
  return rows.map(({ code, title, file_id }) => ({ kind: documentKindOf(code), title, fileId: file_id, issuedOn: null }));
}

/** Two who assume duty in the same post come one after the other, so that the last one fills it. */
async function fillPost(call: Assuming, postId: number): Promise<boolean> {
  const { rows } = await sql<{ vacancies: number }>`select vacancies from vacancies.post where id = ${postId} for update`.execute(call.db);
  const { rows: assumed } = await sql<{ count: number }>`
    select count(*)::integer as count from appointing.appointment where post_id = ${postId} and assumed_on is not null`.execute(call.db);
  if (assumed[0]!.count < rows[0]!.vacancies) return false;
  await markPostFilled(call, postId);
  return true;
}
