import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { LeaveValues } from '../../contract/shapes.ts';
import { DAYS_FOR_LATE_PAPERS } from '../../rules/leave-type.ts';
import type { PaperOfFiling } from '../../rules/filing/needed-papers.ts';

interface OfApplication {
  id: number;
  /** Filed now: there are no papers yet. */
  isFirst: boolean;
  lastDay: string;
  papersMayFollow: boolean;
}

/**
 * Writes which papers an application needs, and the files that came with it. A paper that may follow is due some days after the return
 * (domain page, section 6). Papers that are there stay. Error: 422 for a file that is no longer there.
 */
export async function addPapers(
  call: Pick<Call, 'db' | 'actor'>,
  { id, isFirst, lastDay, papersMayFollow }: OfApplication,
  needed: readonly PaperOfFiling[],
  given: LeaveValues['papers'],
): Promise<void> {
  const dueOn = papersMayFollow
    ? Temporal.PlainDate.from(lastDay)
        .add({ days: 1 + DAYS_FOR_LATE_PAPERS })
        .toString()
    : null;
  if (!isFirst) {
    await sql`delete from leave.paper where application_id = ${id} and file_id is null`.execute(call.db);
    await sql`update leave.paper set is_required = name = any(${required(needed)}::text[]) where application_id = ${id}`.execute(call.db);
  }
  if (required(needed).length > 0)
    await sql`
    insert into leave.paper (application_id, no, name, is_required, due_on)
    select ${id}, (select coalesce(max(no), 0) from leave.paper where application_id = ${id}) + n, name, true, ${dueOn}::date
    from unnest(${required(needed)}::text[]) with ordinality as r (name, n)
    where not exists (select from leave.paper x where x.application_id = ${id} and x.name = r.name)`.execute(call.db);
  for (const { name, attachment_path } of given) await putPaper(call, id, name, attachment_path, 'papers');
}

/** Puts a file to the paper of this name that awaits one, or adds the paper; its number. Error: 422 on `field` for a file that is gone. */
export async function putPaper(call: Pick<Call, 'db' | 'actor'>, id: number, name: string, path: string, field: string): Promise<number> {
  const file = await takeUpload(call, path, field);
  const { rows } = await sql<{ no: number }>`
    with awaited as (
      select no from leave.paper where application_id = ${id} and name = ${name} and (file_id is null or verdict = 'LACKING') order by no limit 1
    ), put as (
      update leave.paper p set file_id = ${file.id}, verdict = null, checked_at = null, checked_by = null from awaited
      where p.application_id = ${id} and p.no = awaited.no returning p.no
    ), added as (
      insert into leave.paper (application_id, no, name, is_required, file_id)
      select ${id}, coalesce((select max(no) from leave.paper where application_id = ${id}), 0) + 1, ${name}, false, ${file.id}
      where not exists (select from put) returning no
    )
    select no from put union all select no from added`.execute(call.db);
  return rows[0]!.no;
}

function required(needed: readonly PaperOfFiling[]): string[] {
  return needed.filter((one) => one.is_required).map(({ name }) => name);
}
