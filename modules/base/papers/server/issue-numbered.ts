import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { issuePapers, nextControlNumbers, type NewPaper } from './issue-paper.ts';
import type { Printed } from './printed-form.ts';
import type { Gathering } from './printed-many.ts';

/** A sheet as a draft has it: `control_number` is empty until it is issued. */
interface Numbered {
  control_number: string;
}

type Issuing = Pick<Call, 'db' | 'server' | 'now' | 'today'> & { actor: { accountId: number } };

/** Gives sheets the next control numbers of a series and each its code, and stores what they say (`readIssued`); a constant number of statements. */
export async function issueNumbered<Sheet extends Numbered>(
  call: Issuing,
  series: string,
  drafts: readonly { sheet: Sheet; paper: Omit<NewPaper, 'controlNumber' | 'sheet'> }[],
): Promise<(Printed<Sheet> & { code: string })[]> {
  const numbers = await nextControlNumbers(call, series, Number(call.today.slice(0, 4)), drafts.length);
  const sheets = drafts.map(({ sheet }, at) => ({ ...sheet, control_number: numbers[at]! }));
  const papers = await issuePapers(
    call,
    drafts.map(({ paper }, at) => ({ ...paper, controlNumber: numbers[at]!, sheet: sheets[at]! })),
  );
  return sheets.map((sheet, at) => ({ sheet, code: papers[at]!.code }));
}

/**
 * The codes of a part of a print of many: those that the run issued before, and new ones for the rest. `issue` gets the indexes that
 * have none and passes `run` on to the papers. Two runs of the same work at once take turns, so that nobody gets two papers.
 */
export function issueOnce(
  { work: { server, runId }, call, places }: Gathering,
  issue: (call: Gathering['call'], without: { at: number; run: NonNullable<NewPaper['run']> }[]) => Promise<unknown>,
): Promise<string[]> {
  return server.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${runId}, 0))`.execute(db);
    const readIssued = async () => {
      const { rows } = await sql<{ code: string; place: number }>`
        select code, place_in_run as place from papers.paper where run_id = ${runId}::uuid and place_in_run = any(${[...places]}::integer[])
        order by place_in_run`.execute(db);
      return rows;
    };
    const before = new Set((await readIssued()).map(({ place }) => place));
    const without = places.flatMap((place, at) => (before.has(place) ? [] : [{ at, run: { id: runId, place } }]));
    if (without.length > 0) await issue({ ...call, db }, without);
    return (await readIssued()).map(({ code }) => code);
  });
}
