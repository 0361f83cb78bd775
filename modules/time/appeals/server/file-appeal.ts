import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { fileRequests, findFiledPerson, officeOf, takeStep } from '@talaan/requests/server/public.ts';
import type { correctAppeal as correcting, fileAppeal as filing } from '../contract/appeals.ts';
import { faultsOfAppeal, type AppealedDay } from '../rules/check-appeal.ts';
import type { AppealSettings } from '../rules/settings.ts';
import { appealFlow } from '../workflow.ts';
import { appealRequests, formatClaims, titleOf } from './appeal-requests.ts';
import { readAppealedDay } from './read-appealed-day.ts';
import { hoursOf, writeClaims, type Correction } from './write-claims.ts';

/** Files an appeal. Errors: 404 for a person out of reach, 422 by the field where a limit or a time is against it, or one is open for the day. */
export async function fileAppeal(call: CallOf<typeof filing>): Promise<AnswerOf<typeof filing>> {
  const { db, body, today } = call;
  const { personnel_id, date, claims, attachment_path, ...facts } = body;
  const person = await findFiledPerson(call, personnel_id);
  refuse(await readAppealedDay(call, { personnelId: person.id, date, byHr: person.byHr }), body);
  const file = attachment_path === null ? null : await takeUpload(call, attachment_path, 'attachment_path');
  const officeId = await officeOf(db, person.id, today);
  const [id] = await fileRequests(call, appealRequests, [{ ownerId: person.id, officeId, title: titleOf(body) }]);
  await db
    .insertInto('appeals.appeal')
    .values({
      ...facts,
      id: id!,
      personnel_id: person.id,
      date,
      scheduled: await hoursOf(db, person.id, date),
      file_id: file?.id ?? null,
      state: appealFlow.states[0],
    })
    .execute();
  await writeClaims(db, id!, date, claims);
  const whose = person.isOwn ? 'Your appeal' : `The appeal of ${person.fullname}`;
  return { message: `${whose} for ${longDate(date)} was filed: ${formatClaims(claims)}.`, id: id! };
}

/** Files a returned appeal again. Errors: 404, 409 as of any step; 422 as when it is filed. */
export async function correctAppeal(call: CallOf<typeof correcting>): Promise<AnswerOf<typeof correcting>> {
  const { db, params, body } = call;
  const { rows } = await sql<{ personnel_id: number; date: string }>`
    select a.personnel_id, a.date from appeals.appeal a
    where a.id = ${params.id}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound('There is no such appeal.');
  const day = await readAppealedDay(call, { personnelId: found.personnel_id, date: found.date, byHr: false, without: params.id });
  // It was filed in time; how long its way takes is not held against it.
  refuse({ ...day, lastDay: day.today }, body);
  await takeStep(call, { kind: appealFlow, id: params.id, action: 'correct', input: body });
  return { message: `Your appeal for ${longDate(found.date)} was filed again: ${formatClaims(body.claims)}.` };
}

function refuse(day: AppealedDay & { settings: AppealSettings }, body: Correction): void {
  const faults = faultsOfAppeal(day, body, day.settings);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
