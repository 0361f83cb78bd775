import { moveApplications, writeLetters } from '@talaan/applicants/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import { startQuietJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { appointmentDates } from '@talaan/vacancies/server/public.ts';
import type { issueAppointment as endpoint } from '../contract/appointments.ts';
import { faultsOfIssuance, type IssuanceCase } from '../rules/appointment-day.ts';
import { releasePaper } from './appointment-paper.ts';
import { lockAppointment, type FoundAppointment } from './find-appointment.ts';
import { moveAppointments } from './move-appointment.ts';
import { notifyPostJob } from './notify-post-job.ts';
import { readSetting } from './setting.ts';

/**
 * Records the day on which the appointing authority signed. The appointee is written to at once, all others who were ranked by a job.
 * Errors: 404; 409 for a wrong state; 422 for a day that the law refuses.
 */
export async function issueAppointment(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, body, server } = call;
  const found = await lockAppointment(call, call.params.id);
  if (found.state !== 'FOR_SIGNATURE') throw wrongState('Only an appointment that is out for signature can be issued.');
  const setting = await readSetting(db);
  const faults = faultsOfIssuance(await readCase(call, found, setting.bans));
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await db
    .updateTable('appointing.appointment')
    .set({ ...body, authority_name: setting.authority_name, authority_title: setting.authority_title })
    .where('id', '=', found.id)
    .execute();
  await moveAppointments(call, [found], { action: 'issue' });
  await releasePaper(call, found);
  await moveApplications(call, [found.application_id], { action: 'appoint', as: 'screener' });
  await writeLetters(call, [
    {
      applicationId: found.application_id,
      cause: `appointed:${found.id}`,
      subject: `Your appointment as ${found.position}`,
      paragraphs: [
        `You are appointed as ${found.position}. The appointment was signed on ${longDate(body.issued_on)}.`,
        'Please receive your signed copy at the Human Resource Management Office, take the oath of office there, and assume duty within 30 days of receipt.',
      ],
    },
  ]);
  await startQuietJob(server, db, notifyPostJob, { appointmentId: found.id });
  return { message: `The appointment of ${found.fullname} is issued as of ${longDate(body.issued_on)}.` };
}

async function readCase(call: CallOf<typeof endpoint>, found: FoundAppointment, bans: IssuanceCase['bans']): Promise<IssuanceCase> {
  const { db, body, today, server } = call;
  const post = (await appointmentDates(db, found.post_id))!;
  const { posted_on: postedOn, closed_on: closesOn, valid_until: validUntil, is_deficient: isDeficient } = post;
  const isWhole = postedOn !== null && closesOn !== null && validUntil !== null;
  if (post.is_published && !isWhole) throw wrongState('The vacancy was not published yet.');
  const free = await contributed(server, freeDays)(db, body.issued_on, body.issued_on);
  return {
    issuedOn: body.issued_on,
    today,
    publication: post.is_published && isWhole ? { postedOn, closesOn, validUntil, isDeficient } : null,
    deliberatedOn: found.deliberated_on,
    holidays: new Set(free.flatMap(({ date, campus_id }) => (campus_id === null || campus_id === found.campus_id ? [date] : []))),
    restDayGround: body.rest_day_ground,
    bans,
    banExemption: body.ban_exemption,
  };
}
