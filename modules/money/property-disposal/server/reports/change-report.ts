import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope, whyNotServing } from '@talaan/personnel/server/public.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { fileRequests, takeStep } from '@talaan/requests/server/public.ts';
import type { editReport as editing } from '../../contract/disposals.ts';
import type * as contract from '../../contract/steps.ts';
import { countItems } from '../../rules/titles.ts';
import { disposalFlow } from '../../workflow.ts';
import { closeLines, requireOpenLines, WITH_REPORT } from './close-lines.ts';
import { disposalRequests, factsOfReports } from './disposal-requests.ts';
import { findReport, lockReport, requireState } from './find-report.ts';

/** Changes a draft. Errors: 404; 409 once it is submitted; 422 for an impairment that is more than what is left of the cost. */
export async function editReport(call: CallOf<typeof editing>): Promise<AnswerOf<typeof editing>> {
  const { db, params, body } = call;
  const report = await lockReport(call, params.id, 'keeper');
  requireState(report, 'DRAFTED');
  await findPersonInScope(call, body.officer_id, KEEPERS);
  const { rows } = await sql<{ item_id: number; left: number }>`
    select item_id, cost - depreciation as left from property_disposal.line where report_id = ${report.id}`.execute(db);
  const left = new Map(rows.map((line) => [line.item_id, line.left]));
  const errors = body.lines.flatMap(({ item_id: item, impairment }, at): [string, string[]][] =>
    impairment > (left.get(item) ?? 0)
      ? [[`lines.${at}.impairment`, ['This is more than what is left of the cost after depreciation.']]]
      : [],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  await sql`update property_disposal.report set officer_id = ${body.officer_id} where id = ${report.id}`.execute(db);
  await sql`
    update property_disposal.line l set impairment = n.impairment, remarks = n.remarks
    from jsonb_to_recordset(${JSON.stringify(body.lines)}::jsonb) as n (item_id integer, impairment bigint, remarks text)
    where l.report_id = ${report.id} and l.item_id = n.item_id`.execute(db);
  await recordChange(call, { action: 'change a report of unserviceable property', subject: subjectOf(report.id), after: body });
  return { message: `${report.type} ${report.number} was saved.` };
}

/** Submits a draft: its committee is told, its chair finds it in the inbox. Errors: 404; 409 where nothing is left on it; 422 for who cannot be in its committee. */
export async function submitReport(call: CallOf<typeof contract.submitReport>): Promise<AnswerOf<typeof contract.submitReport>> {
  const { db, now, today, params } = call;
  const { members } = call.body;
  const report = await lockReport(call, params.id, 'keeper');
  requireState(report, 'DRAFTED');
  await requireCommittee(call, members, report.officer_id);
  await sql`
    insert into property_disposal.member (report_id, personnel_id, role)
    select ${report.id}, personnel_id, role from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m (personnel_id integer, role text)`.execute(
    db,
  );
  const facts = (await factsOfReports(db, [report.id])).get(report.id)!;
  if (facts.title.endsWith(': Nothing')) throw wrongState('Nothing is left on this report. Add items, or void it.');
  const [request] = await fileRequests(call, disposalRequests, [facts]);
  await sql`update property_disposal.report set request_id = ${request}, state = 'INSPECTING' where id = ${report.id}`.execute(db);
  await notifyPeople(
    db,
    now,
    members.flatMap(({ personnel_id: person, role }) => (role === 'MEMBER' ? [person] : [])),
    {
      title: 'You are to inspect property',
      description: `You are in the disposal committee of ${facts.title}.`,
      link: `/property/disposals/${report.id}/inspection`,
    },
  );
  await recordChange(call, {
    action: 'submit a report of unserviceable property',
    subject: subjectOf(report.id),
    after: { members, on: today },
  });
  return { message: `${report.type} ${report.number} was submitted to its committee.` };
}

async function requireCommittee(
  { db, today }: Pick<Call, 'db' | 'today'>,
  members: readonly { personnel_id: number; role: string }[],
  officerId: number,
): Promise<void> {
  if (members.some(({ personnel_id: id }) => id === officerId))
    throw invalid({ members: ['The accountable officer does not inspect their own report. Name someone else.'] });
  const hindrances = await whyNotServing(
    db,
    members.map(({ personnel_id: id }) => ({ id, personnelId: id, from: today, to: today })),
  );
  const [first] = hindrances.values();
  if (first !== undefined) throw invalid({ members: [first] });
}

/** What a member of the committee found. Errors: 404 for who is none; 409 before it is submitted or after the findings are; 422 for an item that is not on it. */
export async function inspectLines(call: CallOf<typeof contract.inspectLines>): Promise<AnswerOf<typeof contract.inspectLines>> {
  const { db, actor, now, params, body } = call;
  const report = await lockReport(call, params.id, 'member');
  requireState(report, 'INSPECTING');
  await requireOpenLines(
    call,
    report.id,
    'lines',
    body.lines.map(({ item_id: id }) => id),
  );
  const lines = body.lines.map(({ found, mode, other_mode: other, appraised, ...line }) =>
    found === 'DISPOSE'
      ? { ...line, found, mode, other_mode: mode === 'OTHER' ? other : '', appraised }
      : { ...line, found, mode: null, other_mode: '', appraised: null },
  );
  await sql`
    update property_disposal.line l set found = n.found, mode = n.mode, other_mode = n.other_mode, appraised = n.appraised, findings = n.findings,
      inspected_by = ${actor.accountId || null}::integer, inspected_at = ${now.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as n (item_id integer, found text, mode text, other_mode text, appraised bigint, findings text)
    where l.report_id = ${report.id} and l.item_id = n.item_id`.execute(db);
  await recordChange(call, { action: 'inspect unserviceable property', subject: subjectOf(report.id), after: { lines } });
  return { message: lines.length === 1 ? 'The finding was saved.' : `${lines.length} findings were saved.` };
}

/** Takes items off a report. Errors: 404; 409 in a state in which nothing leaves it; 422 for an item that is not on it any more. */
export async function withdrawLines(call: CallOf<typeof contract.withdrawLines>): Promise<AnswerOf<typeof contract.withdrawLines>> {
  const { params, body } = call;
  const report = await lockReport(call, params.id, 'keeper');
  requireState(report, 'INSPECTING', 'INSPECTED', 'APPROVED');
  await requireOpenLines(call, report.id, 'item_ids', body.item_ids);
  await closeLines(call, report.id, `Withdrawn: ${body.reason}`, body.item_ids);
  await recordChange(call, {
    action: 'withdraw items from a report of unserviceable property',
    subject: subjectOf(report.id),
    after: body,
  });
  return { message: `${countItems(body.item_ids.length)} withdrawn from ${report.type} ${report.number}.` };
}

/** Voids a report; its number stays. Errors: 404; 409 once something was disposed of by it. */
export async function voidReport(call: CallOf<typeof contract.voidReport>): Promise<AnswerOf<typeof contract.voidReport>> {
  const { db, now, params, body } = call;
  const { type, number, request_id: request, is_kept: isKept } = await findReport(call, params.id);
  if (!isKept) throw notFound('There is no such report.');
  // A step locks the request before the report: so the report of one is not locked here.
  if (request !== null) await takeStep(call, { kind: disposalFlow, id: request, action: 'void', remarks: body.reason });
  else {
    requireState(await lockReport(call, params.id, 'keeper'), 'DRAFTED');
    await closeLines(call, params.id, `${WITH_REPORT}voided`);
    await sql`
      update property_disposal.report set state = 'VOIDED', voided_at = ${now.toString()}::timestamptz, void_reason = ${body.reason}
      where id = ${params.id}`.execute(db);
    await recordChange(call, { action: 'void a report of unserviceable property', subject: subjectOf(params.id), after: body });
  }
  return { message: `${type} ${number} was voided. Its items can be listed again.` };
}

function subjectOf(id: number): string {
  return `property_disposal.report:${id}`;
}
