import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { readLetterhead } from '@talaan/organization/server/public.ts';
import { codeOnPaper } from '@talaan/papers/server/public.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { Heads, NoticeOnPaper } from '../../print/print-notices.ts';

type PrintedLetterhead = Awaited<ReturnType<typeof readLetterhead>>;

/** Notices ready for printNotices. */
export interface Gathered {
  notices: NoticeOnPaper[];
  heads: Heads;
  files: Record<string, Uint8Array>;
}

interface Row extends Omit<NoticeOnPaper, 'url' | 'qr' | 'head'> {
  issuing_office_id: number;
  letterhead_of: string;
}

/** Letterheads of issuing offices and days, read once for however many notices. */
export type KnownHeads = Map<string, PrintedLetterhead>;

/** The notices by name, each on the letterhead of the day on which it was signed, or else generated. */
export async function gatherNotices(
  db: Database,
  publicUrl: string,
  ids: readonly number[],
  known: KnownHeads = new Map(),
): Promise<Gathered> {
  const { rows } = await sql<Row>`
    select n.kind, n.generated_on as dated, n.name, n.position, organization.fullname_on(n.office_id, n.generated_on) as office, s.law,
      n.effective_on as "effectiveOn", n.salary_grade as grade, n.step_before as "stepBefore", n.step_after as "stepAfter",
      n.amount_before as "amountBefore", n.amount_after as "amountAfter", n.merit_steps as "meritSteps", n.ratings,
      n.is_paid_by_day as "isPaidByDay", n.item_number as "itemNumber", n.kind = 'NOSI' and lower(s.during) = n.effective_on as "followsAdjustment",
      w.generated_on as corrects, n.state = 'CANCELLED' as "isCancelled", n.paper_code as code, n.issuing_office_id,
      coalesce(n.signed_on, n.generated_on)::text as letterhead_of
    from notices.notice n
    join personnel.person p on p.id = n.personnel_id
    join organization.salary_table s on s.id = n.salary_table_id
    left join notices.notice w on w.id = n.corrects_id
    where n.id = any(${[...ids]}::integer[]) order by kernel.plain(p.fullname), n.id`.execute(db);
  const keyOf = (row: Row) => `${row.issuing_office_id} ${row.letterhead_of}`;
  for (const row of rows)
    if (!known.has(keyOf(row))) known.set(keyOf(row), await readLetterhead(db, row.issuing_office_id, row.letterhead_of, readSigningNames));
  const used = [...new Set(rows.map(keyOf))].map((key) => [key, known.get(key)!] as const);
  return {
    notices: rows.map((row) => {
      const { issuing_office_id: _office, letterhead_of: _day, ...notice } = row;
      const { url, qr } = codeOnPaper(publicUrl, row.code);
      return { ...notice, url, qr, head: keyOf(row) };
    }),
    heads: Object.fromEntries(used.map(([key, { head }]) => [key, head])),
    files: Object.assign({}, ...used.map(([, { files }]) => files)) as Record<string, Uint8Array>,
  };
}
