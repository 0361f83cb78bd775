import { sql } from 'kysely';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import type { VerifiedPaper, verifyPaper as endpoint } from '../contract.ts';
import { readCode } from '../rules/read-code.ts';
import { wrongGuesses } from './wrong-guesses.ts';

export const wrongCodes = wrongGuesses({
  table: 'papers.wrong_guess',
  what: 'codes that are of no paper',
  forget: { kind: 'forget-wrong-guesses', cron: '25 3 * * *' },
});

/** What anybody may know of a paper by its code. Errors: 429 for a network that asks for too many unknown ones. */
export async function verifyPaper(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  await wrongCodes.refuse(call);
  const code = readCode(call.params.code);
  const paper = code === null ? undefined : await findPaper(call, code);
  if (!paper) {
    await wrongCodes.note(call);
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
