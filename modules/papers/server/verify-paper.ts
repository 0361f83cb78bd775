import { sql } from 'kysely';
import type { z } from 'zod';
import { tooManyTries } from '@talaan/kernel/server/errors.ts';
import type { Job } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import type { VerifiedPaper, verifyPaper as endpoint } from '../contract.ts';
import { readCode } from '../rules/read-code.ts';

/** Many share a network; a code cannot be guessed in so few tries, nor in any number that a visitor could make. */
const MOST_WRONG = 30;
const WINDOW_MINUTES = 15;

/** What anybody may know of a paper by its code. Errors: 429 for a network that asks for too many unknown ones. */
export async function verifyPaper(call: Call<z.output<typeof endpoint.params>>): Promise<z.input<typeof endpoint.response>> {
  await refuseGuessing(call);
  const code = readCode(call.params.code);
  const paper = code === null ? undefined : await findPaper(call, code);
  if (!paper) {
    await call.db.insertInto('papers.wrong_guess').values({ network: call.network, at: call.now.toString() }).execute();
    return { paper: null };
  }
  return { paper: { ...paper, university: await readUniversityName(call.db, paper.issued_on) } };
}

async function findPaper({ db }: Call, code: string): Promise<Omit<VerifiedPaper, 'university'> | undefined> {
  const { rows } = await sql<Omit<VerifiedPaper, 'university'>>`
    select code, kind, title, control_number, coalesce(released_on, issued_on) as issued_on, withdrawn_on, withdrawn_because,
      case when withdrawn_on is not null then 'withdrawn' when released_on is null then 'not_released' else 'stands' end as state
    from papers.paper where code = ${code}`.execute(db);
  return rows[0];
}

async function refuseGuessing({ db, network, now }: Call): Promise<void> {
  const since = now.subtract({ minutes: WINDOW_MINUTES });
  const guesses = await db
    .selectFrom('papers.wrong_guess')
    .select('at')
    .where('network', '=', network)
    .where('at', '>', since.toString())
    .orderBy('at', 'desc')
    .limit(MOST_WRONG)
    .execute();
  if (guesses.length < MOST_WRONG) return;
  const seconds = Math.ceil((Date.parse(guesses.at(-1)!.at) - since.epochMilliseconds) / 1000);
  throw tooManyTries(
    `Too many codes that are of no paper were asked for from here. Please wait ${Math.ceil(seconds / 60)} minutes.`,
    Math.max(1, seconds),
  );
}

export const forgetWrongGuessesJob: Job<object> = {
  kind: 'forget-wrong-guesses',
  cron: '25 3 * * *',
  run: async ({ server: { db, clock } }) => {
    await db
      .deleteFrom('papers.wrong_guess')
      .where('at', '<', clock.now().subtract({ hours: 24 }).toString())
      .execute();
  },
};
