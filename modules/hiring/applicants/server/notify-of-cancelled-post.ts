import { sql } from 'kysely';
import type { CancelledPost } from '@talaan/vacancies/server/public.ts';
import { ENDED_STATES } from '../workflow.ts';
import { writeLetters } from './write-letters.ts';

type Following = Parameters<typeof writeLetters>[0];

/** Writes to all whose application for a post is still looked at that the post was cancelled, and why. */
export async function notifyOfCancelledPost(call: Following, { id, title, code, reason }: CancelledPost): Promise<void> {
  const { rows } = await sql<{ id: number; reference: string }>`
    select id, reference from applicants.application
    where post_id = ${id} and submitted_at is not null and not state = any(${[...ENDED_STATES]}::text[]) order by id`.execute(call.db);
  await writeLetters(
    call,
    rows.map(({ id: applicationId, reference }) => ({
      applicationId,
      cause: 'post-cancelled',
      subject: `The vacancy ${title} was cancelled`,
      paragraphs: [
        `The job post ${title} (${code}), for which you filed the application ${reference}, was cancelled. The reason: ${reason}`,
        'Your application is not considered further. You may apply for other vacancies at any time.',
      ],
    })),
  );
}
