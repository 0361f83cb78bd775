import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { askPapers as endpoint } from '../../contract/hr.ts';
import { lackingDueOn } from '../../rules/lacking-due.ts';
import { moveApplications } from '../move-applications.ts';
import { SHEET } from '../mine/send-lacking.ts';
import { writeLetters } from '../write-letters.ts';
import { findReached } from '../reached.ts';

const LOOKS_AHEAD_DAYS = 60;

/** Asks for papers, due on the fifth working day after today, by letter. Errors: 404, 409, 422 for a paper that the post does not ask for. */
export async function askPapers(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { db, body, params, today, server } = call;
  const application = await findReached(call, params.id);
  const requirements = await db
    .selectFrom('vacancies.requirement')
    .select(['code', 'label'])
    .where('post_id', '=', application.post_id)
    .orderBy('place')
    .execute();
  const labels = new Map([
    ...requirements.map(({ code, label }) => [code, label] as const),
    [SHEET, 'Personal data sheet, completed'] as const,
  ]);
  const lacking = [...new Set(body.lacking)];
  if (lacking.some((code) => !labels.has(code))) throw invalid({ lacking: ['This post does not ask for such a paper.'] });
  const until = Temporal.PlainDate.from(today).add({ days: LOOKS_AHEAD_DAYS }).toString();
  const free = await contributed(server, freeDays)(db, today, until);
  const isFree = (day: string) =>
    free.some(({ date, campus_id }) => date === day && (campus_id === null || campus_id === application.campus_id));
  const due = lackingDueOn(today, isFree);
  // Before the step: an incomplete application has its due day.
  await sql`
    update applicants.application set lacking = ${lacking}::text[], lacking_note = ${body.note}, lacking_due_on = ${due}::date
    where id = ${application.id}`.execute(db);
  const [moved] = await moveApplications(call, [application.id], { action: 'ask_papers', as: 'screener' });
  await writeLetters(call, [
    {
      applicationId: application.id,
      cause: `step:${moved!.no}`,
      subject: `Papers are lacking in your application ${application.reference}`,
      paragraphs: [
        `In your application for ${application.post.title}, ${application.post.office}, these papers are lacking: ${lacking.map((code) => labels.get(code)).join('; ')}.`,
        ...(body.note ? [body.note] : []),
        `Send them on or before ${longDate(due)}. The date on which you first submitted your application stays.`,
      ],
      link: { label: 'Send the papers', address: `/jobs/${application.id}/other/submissions/${application.personnel_id}` },
    },
  ]);
  return { message: `The applicant was asked by letter; the papers are due on ${longDate(due)}.` };
}
