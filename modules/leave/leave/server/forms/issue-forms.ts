import { sql } from 'kysely';
import { issueNumbered, withdrawPapers } from '@talaan/papers/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { drawForms } from './draw-forms.ts';

/** Gives applications that are being approved their numbers and codes, and stores what the form says. */
export async function issueForms(call: StepCall, ids: readonly number[]): Promise<void> {
  const drawn = await drawForms(call.db, ids);
  const issued = await issueNumbered(
    call,
    'LV',
    drawn.map(({ sheet, personnel_id }) => ({
      sheet,
      // /verify tells anybody what a paper is: never the kind of the leave.
      paper: { kind: 'application for leave', title: 'Application for leave', personnelId: personnel_id },
    })),
  );
  await sql`
    update leave.application a set code = i.code
    from unnest(${drawn.map(({ id }) => id)}::integer[], ${issued.map(({ code }) => code)}::text[]) as i (id, code) where a.id = i.id`.execute(
    call.db,
  );
}

/** Says of the forms of applications whose approval does not stand any more that they do not either. */
export async function withdrawForms(call: StepCall, ids: readonly number[], because: string): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    with had as (select id, code from leave.application where id = any(${[...ids]}::integer[]) and code is not null)
    update leave.application a set code = null from had where a.id = had.id returning had.code`.execute(call.db);
  if (rows.length > 0)
    await withdrawPapers(
      call,
      rows.map(({ code }) => code),
      because,
    );
}
