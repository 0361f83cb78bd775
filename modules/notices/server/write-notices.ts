import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChanges } from '@talaan/kernel/server/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { issuePapers } from '@talaan/papers/server/public.ts';
import { KIND_WORDS } from '../rules/say-notice.ts';

/** A notice worked out, not yet written. Amounts are monthly, in centavos. */
export interface DraftNotice {
  kind: 'NOSA' | 'NOSI';
  personnelId: number;
  effectiveOn: string;
  tableId: number;
  /** The salary of the day before, and one that begins on the day itself. */
  salaryId: number;
  replacesId: number | null;
  grade: number;
  stepBefore: number;
  amountBefore: number;
  stepAfter: number;
  amountAfter: number;
  isPaidByDay?: boolean;
  merit?: { steps: number; year: number; ratings: string };
  correction?: { of: number; reason: string };
}

type Writing = Pick<Call, 'db' | 'server' | 'now' | 'today' | 'actor' | 'requestId'>;

/** Two who generate at the same moment take turns, so that what is noticed already is seen. Held to the end of the transaction. */
export async function takeTurns({ db }: Pick<Call, 'db'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('notices.generate'))`.execute(db);
}

/** Writes notices with their papers and first states, set by set: so many statements for any number. Returns their ids. */
export async function writeNotices(
  call: Writing,
  drafts: readonly DraftNotice[],
  { issuingOfficeId, runId }: { issuingOfficeId: number | null; runId: string | null },
): Promise<number[]> {
  if (drafts.length === 0) return [];
  const { db, today, now, actor } = call;
  const papers = await issuePapers(
    call,
    drafts.map((draft) => ({
      kind: KIND_WORDS[draft.kind].toLowerCase(),
      title: `${KIND_WORDS[draft.kind]} effective ${longDate(draft.effectiveOn)}`,
      personnelId: draft.personnelId,
      awaitsRelease: true,
    })),
  );
  const { rows } = await sql<{ id: number; personnel_id: number }>`
    insert into notices.notice (kind, personnel_id, effective_on, salary_table_id, salary_id, replaces_id, salary_grade, step_before,
      amount_before, step_after, amount_after, merit_steps, merit_year, ratings, reason, is_paid_by_day, name, position, item_number,
      office_id, issuing_office_id, generated_on, paper_code, run_id, corrects_id)
    select d.kind, d."personnelId", d."effectiveOn", d."tableId", d."salaryId", d."replacesId", d.grade, d."stepBefore",
      d."amountBefore", d."stepAfter", d."amountAfter", coalesce((d.merit->>'steps')::smallint, 0), (d.merit->>'year')::smallint,
      coalesce(d.merit->>'ratings', ''), coalesce(d.correction->>'reason', ''), coalesce(d."isPaidByDay", false), ${NAME_ON_PAPER}, t.name,
      coalesce(i.item_number, ''), a.office_id, coalesce(${issuingOfficeId}::integer, a.office_id), ${today}::date, d.code, ${runId}::uuid,
      (d.correction->>'of')::integer
    from jsonb_to_recordset(${JSON.stringify(drafts.map((draft, place) => ({ ...draft, code: papers[place]!.code })))}::jsonb) as d(
      kind text, "personnelId" integer, "effectiveOn" date, "tableId" integer, "salaryId" integer, "replacesId" integer, grade smallint,
      "stepBefore" smallint, "amountBefore" bigint, "stepAfter" smallint, "amountAfter" bigint, merit jsonb, correction jsonb,
      "isPaidByDay" boolean, code text)
    join personnel.person p on p.id = d."personnelId"
    join personnel.appointment a on a.personnel_id = p.id and a.during @> d."effectiveOn"
    join organization.position t on t.id = a.position_id
    left join plantilla.item i on i.id = a.item_id
    returning id, personnel_id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into notices.transition (notice_id, state, at, account_id)
    select id, 'GENERATED', ${now.toString()}::timestamptz, ${actor.accountId || null}::integer from unnest(${ids}::integer[]) id`.execute(
    db,
  );
  await recordChanges(
    call,
    rows.map(({ id, personnel_id: personnelId }) => ({ action: 'generate a notice', subject: `notices.notice:${id}`, personnelId })),
  );
  return ids;
}

/** 'MARIA D. IBARRA JR.' */
const NAME_ON_PAPER = sql`upper(concat_ws(' ', p.first_name, nullif(left(p.middle_name, 1), '') || '.', p.surname, nullif(p.name_extension, '')))`;
