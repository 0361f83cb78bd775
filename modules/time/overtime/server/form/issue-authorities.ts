import { sql } from 'kysely';
import { issueNumbered, withdrawPapers } from '@talaan/papers/server/public.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { drawAuthorities } from './draw-authorities.ts';

/** What the approver is called on the paper. */
interface Approver {
  name: string;
  title: string;
}

/** Gives the authorities that are being approved their numbers and codes, and stores what they say with who approves them. */
export async function issueAuthorities(call: StepCall, ids: readonly number[]): Promise<void> {
  const drafts = await drawAuthorities(call, ids);
  const approver = await readApprover(call);
  const issued = await issueNumbered(
    call,
    'OT',
    drafts.map(({ owner_id, sheet }) => ({
      sheet: { ...sheet, decided: [...sheet.decided, { label: 'Approved by', ...approver, on: call.today }] },
      paper: { kind: 'overtime authority', title: 'Authority to render overtime', ...(owner_id !== null && { personnelId: owner_id }) },
    })),
  );
  await sql`
    update overtime.authority a set code = i.code
    from unnest(${drafts.map(({ id }) => id)}::integer[], ${issued.map(({ code }) => code)}::text[]) as i (id, code) where a.id = i.id`.execute(
    call.db,
  );
}

/** The one who takes the step, with the title of their headship, else of their position. */
async function readApprover({ db, actor, today }: StepCall): Promise<Approver> {
  if (actor.personnelId === null) return { name: actor.name, title: '' };
  const { rows } = await sql<Pick<Approver, 'title'>>`
    select coalesce((select h.title from organization.head_view h where h.personnel_id = p.id and h.during @> ${today}::date
      order by h.id limit 1), t.name, '') as title
    from personnel.person_view p left join personnel.appointment_view a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.position_view t on t.id = a.position_id where p.id = ${actor.personnelId}::integer`.execute(db);
  const names = await readSigningNames(db, [actor.personnelId]);
  return { name: names.get(actor.personnelId)!, title: rows[0]!.title };
}

/** Says of papers that were issued that the overtime is not to be rendered. */
export async function withdrawAuthorities(call: StepCall, ids: readonly number[], because: string): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select code from overtime.authority where id = any(${[...ids]}::integer[]) and code is not null`.execute(call.db);
  await withdrawPapers(
    call,
    rows.map(({ code }) => code),
    because,
  );
}
