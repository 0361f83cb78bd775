import { sql } from 'kysely';
import { notAllowed, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { PaperLine, RequirementLine } from '../../contract/words.ts';
import type { PostClock } from '../../rules/may-submit.ts';
import { formatState, stateForApplicant } from '../../rules/applicant-words.ts';
import type { ApplicationState } from '../../workflow.ts';
import { papersJson, postJson, requirementsJson, type Post } from '../post-columns.ts';

export interface Own {
  id: number;
  post_id: number;
  personnel_id: number;
  reference: string | null;
  state: ApplicationState;
  since: string;
  submitted_at: string | null;
  lacking: string[];
  lacking_note: string;
  lacking_due_on: string | null;
  reason: string;
  post: Post;
  clock: PostClock;
  requirements: RequirementLine[];
  papers: (PaperLine & { label: string })[];
}

const NO_APPLICATION = 'There is no such application.';

/** The person behind the account. Errors: 404 without one. */
export function ownPerson({ actor }: Pick<Call, 'actor'>): number {
  if (actor.personnelId === null) throw notFound('Your account belongs to no person yet. Register as an applicant first.');
  return actor.personnelId;
}

/** The caller's own application; with `lock` no other call changes it until the end of the transaction. Errors: 404 for any other. */
export async function findOwn(call: Pick<Call, 'db' | 'actor'>, id: number, { lock = false } = {}): Promise<Own> {
  if (call.actor.personnelId === null) throw notFound(NO_APPLICATION);
  if (call.actor.viewedBy && lock) throw notAllowed();
  const held = lock
    ? await sql`select from applicants.application where id = ${id} and personnel_id = ${call.actor.personnelId} for no key update`.execute(
        call.db,
      )
    : undefined;
  if (held?.rows.length === 0) throw notFound(NO_APPLICATION);
  const [own] = await readOwn(call, { id });
  if (!own) throw notFound(NO_APPLICATION);
  return own;
}

/** The caller's own applications: one, that for a post, or all, the newest first. */
export async function readOwn(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  { id = null, post = null }: { id?: number | null; post?: number | null },
): Promise<Own[]> {
  const { rows } = await sql<Own>`
    select a.id, a.post_id, a.personnel_id, a.reference, a.state, a.since, a.submitted_at, a.lacking, a.lacking_note, a.lacking_due_on, a.reason,
      ${postJson} as post, jsonb_build_object('state', v.state, 'opens_at', v.opens_at, 'closes_at', v.closes_at) as clock,
      ${requirementsJson} as requirements, ${papersJson} as papers
    from applicants.application a join vacancies.post v on v.id = a.post_id join organization.office_view o on o.id = v.office_id
    where a.personnel_id = ${actor.personnelId} and not a.gave_way and (${id}::integer is null or a.id = ${id}) and (${post}::integer is null or a.post_id = ${post})
    order by a.created_at desc, a.id desc`.execute(db);
  return rows;
}

/** As its applicant may know it. */
export function showOwn({ id, reference, state, since, submitted_at, lacking_due_on }: Own) {
  const shown = stateForApplicant(state);
  return { id, reference, state: shown, said: formatState(shown), since, submitted_at, lacking_due_on };
}

/** Papers that must be there and are not, by their labels. */
export function missingPapers({ requirements, papers }: Pick<Own, 'requirements' | 'papers'>): string[] {
  return requirements.filter(({ code, is_needed }) => is_needed && !papers.some((paper) => paper.code === code)).map(({ label }) => label);
}
