import { sql } from 'kysely';
import { inForce } from '@talaan/performance/rules/dated.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { saveWindow as saving } from '../../contract/windows.ts';
import { DEFAULT_WINDOW, type RevisionWindow } from '../../rules/versions.ts';

async function readWindows(db: Database): Promise<RevisionWindow[]> {
  const { rows } = await sql<RevisionWindow>`
    select effective_on, opens_on as "from", closes_on as "to", source from plans.revision_window order by effective_on desc`.execute(db);
  return [...rows, DEFAULT_WINDOW];
}

/** In which days of the year plans are revised, as it is on a day. */
export async function readWindow(db: Database, day: string): Promise<RevisionWindow> {
  return inForce(await readWindows(db), day);
}

export async function listWindows({ db }: Call): Promise<{ windows: RevisionWindow[] }> {
  return { windows: await readWindows(db) };
}

/** Error: 422 for a day that is over. */
export async function saveWindow(call: CallOf<typeof saving>): Promise<AnswerOf<typeof saving>> {
  const { db, body, today } = call;
  if (body.effective_on < today) throw invalid({ effective_on: ['Choose today or a later day.'] });
  await sql`
    insert into plans.revision_window (effective_on, opens_on, closes_on, source) values (${body.effective_on}, ${body.from}, ${body.to}, ${body.source})
    on conflict (effective_on) do update set opens_on = excluded.opens_on, closes_on = excluded.closes_on, source = excluded.source`.execute(
    db,
  );
  await recordChange(call, {
    action: 'set the days in which plans are revised',
    subject: `plans.revision_window:${body.effective_on}`,
    after: body,
  });
  return { message: `From ${longDate(body.effective_on)} plans are revised in these days of the year.` };
}
