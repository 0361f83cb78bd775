import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { issuePapers } from '@talaan/papers/server/public.ts';
import { fileRequests, type StepCall } from '@talaan/requests/server/public.ts';
import { KIND_WORDS } from '../rules/format-notice.ts';
import { noticeFlow } from '../workflow.ts';
import { noticeFacts, noticeRequests } from './notice-requests.ts';

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

/** Two who generate at the same moment take turns, so that what is noticed already is seen. Held to the end of the transaction. */
export async function takeTurns({ db }: Pick<Call, 'db'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('notices.generate'))`.execute(db);
}

/** Writes notices with their papers and files them as requests, set by set: a constant number of statements. Returns their ids. */
export async function writeNotices(
  call: StepCall,
  drafts: readonly DraftNotice[],
  { issuingOfficeId, runId }: { issuingOfficeId: number | null; runId: string | null },
): Promise<number[]> {
  const placed = await placeDrafts(call.db, drafts);
  if (placed.length === 0) return [];
  const papers = await issuePapers(
    call,
    placed.map((draft) => ({
      kind: KIND_WORDS[draft.kind].toLowerCase(),
      title: `${KIND_WORDS[draft.kind]} effective ${longDate(draft.effectiveOn)}`,
      personnelId: draft.personnelId,
      awaitsRelease: true,
    })),
  );
  const ids = await fileRequests(call, noticeRequests, placed.map(noticeFacts));
  const rows = placed.map((draft, place) => ({ ...draft, id: ids[place], code: papers[place]!.code }));
  await sql`
    insert into notices.notice (id, kind, personnel_id, state, effective_on, salary_table_id, salary_id, replaces_id, salary_grade, step_before,
      amount_before, step_after, amount_after, merit_steps, merit_year, ratings, reason, is_paid_by_day, name, position, item_number,
      office_id, issuing_office_id, generated_on, paper_code, run_id, corrects_id)
    select d.id, d.kind, d."personnelId", ${noticeFlow.states[0]}, d."effectiveOn", d."tableId", d."salaryId", d."replacesId", d.grade, d."stepBefore",
      d."amountBefore", d."stepAfter", d."amountAfter", coalesce((d.merit->>'steps')::smallint, 0), (d.merit->>'year')::smallint,
      coalesce(d.merit->>'ratings', ''), coalesce(d.correction->>'reason', ''), coalesce(d."isPaidByDay", false), ${NAME_ON_PAPER}, t.name,
      coalesce(i.item_number, ''), a.office_id, coalesce(${issuingOfficeId}::integer, a.office_id), ${call.today}::date, d.code, ${runId}::uuid,
      (d.correction->>'of')::integer
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(
      id integer, kind text, "personnelId" integer, "effectiveOn" date, "tableId" integer, "salaryId" integer, "replacesId" integer, grade smallint,
      "stepBefore" smallint, "amountBefore" bigint, "stepAfter" smallint, "amountAfter" bigint, merit jsonb, correction jsonb,
      "isPaidByDay" boolean, code text)
    join personnel.person_view p on p.id = d."personnelId"
    join personnel.appointment_view a on a.personnel_id = p.id and a.during @> d."effectiveOn"
    join organization.position_view t on t.id = a.position_id
    left join plantilla.item i on i.id = a.item_id`.execute(call.db);
  return ids;
}

/** The drafts of those who serve on the day of their notice, with their office. */
async function placeDrafts(db: Database, drafts: readonly DraftNotice[]): Promise<(DraftNotice & { officeId: number })[]> {
  const { rows } = await sql<{ place: number; office_id: number }>`
    select d.place, a.office_id
    from unnest(${drafts.map(({ personnelId }) => personnelId)}::integer[], ${drafts.map(({ effectiveOn }) => effectiveOn)}::date[])
      with ordinality as d (personnel_id, effective_on, place)
    join personnel.appointment_view a on a.personnel_id = d.personnel_id and a.during @> d.effective_on order by d.place`.execute(db);
  return rows.map(({ place, office_id }) => ({ ...drafts[place - 1]!, officeId: office_id }));
}

/** 'MARIA D. IBARRA JR.' */
const NAME_ON_PAPER = sql`upper(concat_ws(' ', nullif(p.first_name, ''), nullif(left(p.middle_name, 1), '') || '.', p.surname, nullif(p.name_extension, '')))`;
