import { sql } from 'kysely';
import { recordChange, recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../contract/assessment.ts';
import type { FormFactor } from '../contract/forms.ts';
import { educationPoints, experiencePoints, trainingPoints } from '../rules/credit-points.ts';
import { formatPoints } from '../rules/points.ts';
import { pointsOfPercent, pointsOfRating } from '../rules/score-sheet.ts';
import { readScoreLines } from '../rules/score-lines.ts';
import { readCreditFigures, type CreditFigures } from './credit-figures.ts';
import { countEdit, lockPost } from './find-post.ts';
import { SCORED_STATES } from './gather.ts';

type OfPost<B = unknown> = Call<{ id: number }, unknown, B>;

/** Keeps one figure. Errors: 404; 409 where another changed it meanwhile, or the list was submitted; 422 above the points of the factor. */
export async function saveCredit(call: OfPost<BodyOf<typeof contract.saveCredit>>): Promise<{ message: string }> {
  const { db, body, params } = call;
  const { form } = await lockPost(call, params.id);
  const factor = findFactor(form.factors, body.factor_id);
  const applicant = await findApplication(call, body.application_id);
  const before = await db
    .selectFrom('assessments.credit')
    .selectAll()
    .where('application_id', '=', body.application_id)
    .where('factor_id', '=', factor.id)
    .executeTakeFirst();
  if ((before?.points ?? null) !== body.was)
    throw wrongState(
      `${factor.name} of ${applicant.fullname} was set to ${before ? formatPoints(before.points) : 'nothing'} in the meantime. Check it and enter it again.`,
    );
  if (body.value === null)
    await db
      .deleteFrom('assessments.credit')
      .where('application_id', '=', body.application_id)
      .where('factor_id', '=', factor.id)
      .execute();
  else
    await writeCredits(call, [
      { application_id: body.application_id, factor_id: factor.id, ...creditOf(factor, body.value), note: body.note },
    ]);
  await countEdit(call, params.id);
  await recordChange(call, {
    action: 'enter points of an applicant',
    subject: `assessments.credit:${body.application_id}`,
    personnelId: applicant.personnel_id,
    before: before && { factor: factor.name, points: before.points },
    after: { factor: factor.name, value: body.value, note: body.note },
  });
  return { message: `${factor.name} of ${applicant.fullname} was saved.` };
}

/** All lines or none. Errors: 409; 422 on `lines`, with the line that cannot be read or names no applicant for the post. */
export async function importExamScores(call: OfPost<BodyOf<typeof contract.importExamScores>>): Promise<{ message: string }> {
  const { db, body, params } = call;
  const { form } = await lockPost(call, params.id);
  const factor = findFactor(form.factors, body.factor_id);
  if (factor.scored_by !== 'examination') throw invalid({ factor_id: ['This factor is not scored by examination.'] });
  const { lines, fault } = readScoreLines(body.lines);
  if (fault) throw invalid({ lines: [fault] });
  const { rows } = await sql<{ id: number; reference: string; personnel_id: number }>`
    select id, reference, personnel_id from applicants.application where post_id = ${params.id} and reference = any(${lines.map(({ reference }) => reference)}::text[])`.execute(
    db,
  );
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  const unknown = lines.find(({ reference }) => !byReference.has(reference));
  if (unknown) throw invalid({ lines: [`${unknown.reference} is no application for this post.`] });
  await writeCredits(
    call,
    lines.map(({ reference, percent }) => ({
      application_id: byReference.get(reference)!.id,
      factor_id: factor.id,
      ...creditOf(factor, percent),
      note: '',
    })),
  );
  await countEdit(call, params.id);
  await recordChanges(
    call,
    lines.map(({ reference, percent }) => ({
      action: 'enter points of an applicant',
      subject: `assessments.credit:${byReference.get(reference)!.id}`,
      personnelId: byReference.get(reference)!.personnel_id,
      after: { factor: factor.name, value: percent },
    })),
  );
  return { message: `${lines.length === 1 ? 'One score was' : `${lines.length} scores were`} taken in.` };
}

export async function creditZero(call: OfPost): Promise<{ message: string }> {
  const { db, params, now, actor } = call;
  const { form } = await lockPost(call, params.id);
  const { numAffectedRows } = await sql`
    insert into assessments.credit (application_id, factor_id, points, entered_at, entered_by)
    select a.id, f.id, 0, ${now.toString()}, ${actor.accountId} from applicants.application a cross join assessments.factor f
    where a.post_id = ${params.id} and a.state = any(${[...SCORED_STATES]}::text[]) and f.form_id = ${form.id} and f.scored_by <> 'members'
    on conflict do nothing`.execute(db);
  await countEdit(call, params.id);
  await recordChange(call, {
    action: 'enter 0 points where nothing is entered',
    subject: `vacancies.post:${params.id}`,
    after: { figures: Number(numAffectedRows) },
  });
  return { message: `${numAffectedRows === 1n ? 'One figure was' : `${numAffectedRows} figures were`} entered as 0.` };
}

/** Points by the guides from what screening found, where nothing is entered. */
export async function prefillCredits(call: OfPost): Promise<{ message: string }> {
  const { db, params } = call;
  const { form } = await lockPost(call, params.id);
  const { rows } = await sql<{
    id: number;
  }>`select id from applicants.application where post_id = ${params.id} and state <> 'DRAFT'`.execute(db);
  const found = await readCreditFigures(
    call,
    rows.map(({ id }) => id),
  );
  const credits = found.flatMap((figures) =>
    form.factors.flatMap((factor) => {
      const proposed = proposeCredit(factor, figures);
      return proposed === null ? [] : [{ application_id: figures.application_id, factor_id: factor.id, ...proposed }];
    }),
  );
  const written = await writeCredits(call, credits, true);
  await countEdit(call, params.id);
  await recordChange(call, {
    action: 'propose points from the screening',
    subject: `vacancies.post:${params.id}`,
    after: { figures: written },
  });
  return { message: written === 0 ? 'Nothing was left to propose.' : `${written} figures were proposed. Look through them.` };
}

export async function savePreferences(call: OfPost<BodyOf<typeof contract.savePreferences>>): Promise<{ message: string }> {
  const { db, body, params } = call;
  await lockPost(call, params.id);
  const applicant = await findApplication(call, body.application_id);
  const grounds = [...new Set(body.grounds)];
  await db.deleteFrom('assessments.preference').where('application_id', '=', body.application_id).execute();
  const { numAffectedRows } = await sql`
    insert into assessments.preference (application_id, ground_code, points)
    select ${body.application_id}, code, points from assessments.preference_ground where code = any(${grounds}::text[])`.execute(db);
  if (Number(numAffectedRows) < grounds.length) throw invalid({ grounds: ['There is no such ground of preference.'] });
  await countEdit(call, params.id);
  await recordChange(call, {
    action: 'set the grounds of preference of an applicant',
    subject: `assessments.preference:${body.application_id}`,
    personnelId: applicant.personnel_id,
    after: { grounds },
  });
  return { message: `The preference of ${applicant.fullname} was saved.` };
}

function findFactor(factors: readonly FormFactor[], id: number): FormFactor {
  const factor = factors.find((one) => one.id === id);
  if (!factor || factor.scored_by === 'members') throw notFound('The form of this post has no such factor to enter.');
  return factor;
}

/** Error: 422 on `value`. */
function creditOf({ scored_by, guide_code, points: most }: FormFactor, value: number): { measure: number | null; points: number } {
  if (scored_by === 'examination') {
    if (value > 10_000) throw invalid({ value: ['At most 100 percent.'] });
    return { measure: value, points: pointsOfPercent(value, most) };
  }
  if (guide_code === 'performance') {
    if (value > 500) throw invalid({ value: ['A rating is at most 5.'] });
    return { measure: value, points: pointsOfRating(value, most) };
  }
  if (value > most) throw invalid({ value: [`At most ${formatPoints(most)}.`] });
  return { measure: null, points: value };
}

function proposeCredit(
  factor: FormFactor,
  { performance, education, training, experience, words }: CreditFigures,
): { measure: number | null; points: number; note: string } | null {
  switch (factor.guide_code) {
    case 'performance':
      return performance === null ? null : { ...creditOf(factor, performance), note: words.performance };
    case 'education':
      return education && { measure: null, points: educationPoints(education, factor.points), note: words.education };
    case 'training':
      return training && { measure: null, points: trainingPoints(training, factor.points), note: words.training };
    case 'experience':
      return experience && { measure: null, points: experiencePoints(experience, factor.points), note: words.experience };
    default:
      return null;
  }
}

interface Credit {
  application_id: number;
  factor_id: number;
  measure: number | null;
  points: number;
  note: string;
}

async function writeCredits(
  { db, now, actor }: Pick<Call, 'db' | 'now' | 'actor'>,
  credits: readonly Credit[],
  onlyNew = false,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into assessments.credit (application_id, factor_id, measure, points, note, entered_at, entered_by)
    select c.application_id, c.factor_id, c.measure, c.points, c.note, ${now.toString()}, ${actor.accountId}
    from jsonb_to_recordset(${JSON.stringify(credits)}::jsonb) as c (application_id integer, factor_id integer, measure integer, points integer, note text)
    on conflict (application_id, factor_id) ${
      onlyNew
        ? sql`do nothing`
        : sql`do update set measure = excluded.measure, points = excluded.points,
      note = excluded.note, entered_at = excluded.entered_at, entered_by = excluded.entered_by`
    }`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Error: 404 for an application for another post. */
export async function findApplication(
  { db, params }: Pick<OfPost, 'db' | 'params'>,
  id: number,
): Promise<{ personnel_id: number; fullname: string }> {
  const { rows } = await sql<{ personnel_id: number; fullname: string }>`
    select a.personnel_id, p.fullname from applicants.application a join personnel.person_view p on p.id = a.personnel_id
    where a.id = ${id} and a.post_id = ${params.id} and a.state <> 'DRAFT'`.execute(db);
  if (!rows[0]) throw notFound('There is no such application for this post.');
  return rows[0];
}
