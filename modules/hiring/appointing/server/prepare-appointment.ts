import { sql } from 'kysely';
import { moveApplications } from '@talaan/applicants/server/public.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { isPaidByFund } from '@talaan/personnel/contract/funds-of-service.ts';
import { fundsOfService } from '@talaan/personnel/server/public.ts';
import { salaryOn } from '@talaan/organization/server/public.ts';
import type { changeAppointment as changing, prepareAppointment as preparing } from '../contract/appointments.ts';
import { papersFor } from '../rules/papers.ts';
import { lockAppointment } from './find-appointment.ts';
import { WITH_PERIOD } from './selected.ts';
import { readSetting } from './setting.ts';

type Terms = BodyOf<typeof changing>;

interface Post {
  id: number;
  personnel_id: number;
  position_id: number;
  office_id: number;
  status_code: string;
  salary_grade: number | null;
  salary: number | null;
  is_published: boolean;
  kind: string;
}

/** Drafts the appointment of a selected applicant, with its checklist. Errors: 404; 409 where one is prepared already; 422 by field. */
export async function prepareAppointment(call: CallOf<typeof preparing>): Promise<AnswerOf<typeof preparing>> {
  const { db, actor, now, body } = call;
  const { application_id, ...terms } = body;
  const post = await findPost(call, application_id);
  const [moved] = await moveApplications(call, [application_id], { action: 'prepare', as: 'screener' });
  const columns = await completeTerms(call, post, terms);
  const { is_accredited } = await readSetting(db);
  const { id } = await db
    .insertInto('appointing.appointment')
    .values({
      ...columns,
      application_id,
      post_id: post.id,
      personnel_id: moved!.personnel_id,
      position_id: post.position_id,
      status_code: post.status_code,
      form: `${post.status_code === 'CAS' ? '34' : '33'}-${is_accredited ? 'B' : 'A'}`,
      since: now.toString(),
      created_by: actor.accountId || null,
      created_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeChecklist(db, id, { nature: terms.nature_code, status: post.status_code, isPublished: post.is_published });
  await recordChange(call, {
    action: 'prepare an appointment',
    subject: `appointing.appointment:${id}`,
    personnelId: moved!.personnel_id,
    after: body,
  });
  return { message: 'The appointment was drafted.', id };
}

/** Errors: 409 once it is sent for signature. */
export async function changeAppointment(call: Call<{ id: number }, unknown, Terms>): Promise<{ message: string }> {
  const found = await lockAppointment(call, call.params.id);
  if (found.state !== 'DRAFT') throw wrongState('Take the appointment back to draft before you change its terms.');
  const post = await findPost(call, found.application_id);
  await call.db
    .updateTable('appointing.appointment')
    .set(await completeTerms(call, post, call.body))
    .where('id', '=', found.id)
    .execute();
  if (found.nature_code !== call.body.nature_code)
    await writeChecklist(call.db, found.id, {
      nature: call.body.nature_code,
      status: post.status_code,
      isPublished: post.is_published,
    });
  await recordChange(call, {
    action: 'change a draft appointment',
    subject: `appointing.appointment:${found.id}`,
    personnelId: found.personnel_id,
    after: call.body,
  });
  return { message: 'The draft was changed.' };
}

async function findPost({ db, actor }: Pick<Call, 'db' | 'actor'>, applicationId: number): Promise<Post> {
  const { rows } = await sql<Post>`
    select v.id, e.personnel_id, v.position_id, v.office_id, v.status_code, v.salary_grade, v.salary, v.is_published, v.kind
    from applicants.application e join vacancies.post v on v.id = e.post_id join organization.office_view o on o.id = v.office_id
    where e.id = ${applicationId} and ${visible(actor, ['RAI'], { person: 'e.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('There is no such application.');
  if (['job order', 'part-time lecturer'].includes(rows[0].kind))
    throw wrongState('Job orders and lecturers get a contract, no appointment. Draft it under Job orders.');
  return rows[0];
}

/** The terms as columns: the item brings its office, the table in force the salary. Errors: 422. */
async function completeTerms({ db, server, today }: Pick<Call, 'db' | 'server' | 'today'>, post: Post, terms: Terms) {
  const item = terms.item_id === null ? null : await findItem(db, terms.item_id, today);
  if (item && item.position_id !== post.position_id) throw invalid({ item_id: [`Item ${item.item_number} is for another position.`] });
  if (!item && ['PERM', 'TEMP'].includes(post.status_code)) throw invalid({ item_id: ['Choose the plantilla item.'] });
  const needsPeriod = WITH_PERIOD.includes(post.status_code);
  if (needsPeriod && terms.ends_on === null) throw invalid({ ends_on: ['Enter the last day of the appointment.'] });
  if (terms.ends_on !== null && terms.ends_on <= today) throw invalid({ ends_on: ['This day has passed.'] });
  const grade = item?.salary_grade ?? post.salary_grade;
  const salary = grade === null ? post.salary : await salaryOn(db, today, grade, terms.step);
  if (grade !== null && salary === null)
    throw invalid({ step: [`No salary table in force has salary grade ${grade}, step ${terms.step}.`] });
  const isPaid = isPaidByFund(post.status_code);
  const wish = { paidAs: 'CASUAL', fundSourceId: terms.fund_source_id, from: today } as const;
  if (isPaid) await contributed(server, fundsOfService).nameFund({ db }, wish);
  return {
    ...terms,
    fund_source_id: isPaid ? terms.fund_source_id : null,
    ends_on: needsPeriod ? terms.ends_on : null,
    office_id: item?.office_id ?? post.office_id,
    salary_grade: grade,
    salary,
  };
}

interface Item {
  item_number: string;
  position_id: number;
  salary_grade: number | null;
  office_id: number;
}

async function findItem(db: Database, id: number, today: string): Promise<Item> {
  const { rows } = await sql<Item>`
    select i.item_number, i.position_id, t.salary_grade, plantilla.office_on(i.id, ${today}) as office_id
    from plantilla.item i join organization.position_view t on t.id = i.position_id where i.id = ${id}`.execute(db);
  if (!rows[0]) throw invalid({ item_id: ['There is no such plantilla item.'] });
  return rows[0];
}

/** Papers that came stay, whatever the nature of the appointment becomes. */
async function writeChecklist(db: Database, id: number, kind: Parameters<typeof papersFor>[0]): Promise<void> {
  await sql`delete from appointing.paper where appointment_id = ${id} and received_on is null and file_id is null`.execute(db);
  const papers = papersFor(kind).map((paper, place) => ({ ...paper, place }));
  await sql`
    insert into appointing.paper (appointment_id, code, label, is_needed, place)
    select ${id}, code, label, is_needed, place from jsonb_to_recordset(${JSON.stringify(papers)}::jsonb)
      as n (code text, label text, is_needed boolean, place smallint)
    on conflict do nothing`.execute(db);
}
