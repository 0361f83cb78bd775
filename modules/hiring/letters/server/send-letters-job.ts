import { sql } from 'kysely';
import { writeLetters } from '@talaan/applicants/server/public.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { fillLetter, paragraphsOf } from '../rules/fill-letter.ts';
import { readFacts } from './read-facts.ts';

const AT_ONCE = 50;

/** Writes the letters of a sending, part by part, each in its transaction; made again after a fault it leaves out who has theirs. */
export const sendLettersJob: Job<{ sending: number }> = {
  kind: 'letters.send',
  run: async (work, { sending }) => {
    const { db } = work.server;
    const { subject, body, day } = await db
      .selectFrom('letters.sending')
      .select(['subject', 'body', sql<string>`kernel.date_of(at)`.as('day')])
      .where('id', '=', sending)
      .executeTakeFirstOrThrow();
    const cause = `sending:${sending}`;
    const { rows } = await sql<{ application_id: number; is_written: boolean }>`
      select d.application_id, exists (select from applicants.letter l where l.application_id = d.application_id and l.cause = ${cause}) as is_written
      from letters.addressee d where d.sending_id = ${sending} order by d.application_id`.execute(db);
    const left = rows.filter(({ is_written: isWritten }) => !isWritten).map(({ application_id: id }) => id);
    const paragraphs = paragraphsOf(body);
    let done = rows.length - left.length;
    for (const part of inParts(left, AT_ONCE)) {
      await work.progress(done, rows.length);
      const addressees = await readFacts(db, part, day);
      await db.transaction().execute((tx) =>
        writeLetters(
          callOfJob(work, tx),
          addressees.map(({ id, facts }) => ({
            applicationId: id,
            cause,
            subject: fillLetter(subject, facts),
            paragraphs: paragraphs.map((text) => fillLetter(text, facts)),
          })),
        ),
      );
      done += part.length;
    }
    await work.progress(done, rows.length);
    return { letters: rows.length };
  },
};
