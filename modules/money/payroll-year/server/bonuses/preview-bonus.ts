import { sql } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { ratingsOfPeople } from '@talaan/personnel/server/public.ts';
import { PREPARERS } from '@talaan/payroll/contract/fields.ts';
import { holdsAll, holdsCampus, loadFigures } from '@talaan/payroll/server/public.ts';
import { sumLines } from '@talaan/payroll/rules/totals.ts';
import { BONUSES, type PreviewedPerson, type previewBonus as endpoint } from '../../contract/bonuses.ts';
import { CODES_OF, grantBonus } from '../../rules/grant-bonus.ts';
import { whoServedInYear } from './bonus-runs.ts';
import { gatherGrants } from './gather-grants.ts';

/** How many people are listed at once; the sums are of all. */
const LISTED = 200;

/** Who would get a bonus, and who not and why. Error: 403 beyond the caller’s scope. */
export async function previewBonus(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, server, actor, query, today } = call;
  const { bonus, month, campus_id: campus = null, fund_code: fund = null, q = '' } = query;
  if (!(campus === null ? holdsAll(actor, PREPARERS) : holdsCampus(actor, PREPARERS, campus)))
    throw new Refusal(403, { message: 'Your role reaches one campus: choose it.' });
  await recordChange(call, { action: `preview a bonus: ${BONUSES[bonus].toLowerCase()}`, subject: `payroll.run:${month}` });
  const run = { id: 0, kind: 'BONUS' as const, month, campus_id: campus, fund_code: fund, terms: {}, first_month: null, today };
  return withOpenRecords(db, 'everybody', async (open) => {
    const [ratings] = allContributed(server, ratingsOfPeople);
    const people = await whoServedInYear(open, run);
    const figures = (await loadFigures(open))(month);
    const grants = new Map(
      (await gatherGrants(open, { bonus, month, people, run: null, today, ratings })).map((facts) => {
        const { lines, why_not } = grantBonus(bonus, month, facts, figures);
        return [facts.personnel_id, { amount: sumLines(lines).gross, why_not }];
      }),
    );
    const { rows } = await sql<Omit<PreviewedPerson, 'amount' | 'why_not' | 'paid_by'> & { matches: boolean }>`
      select p.id as personnel_id, p.idno, p.fullname, o.acronym as office, ${q} = '' or p.search like '%' || kernel.plain(${q}) || '%' as matches
      from personnel.person_view p
      left join lateral (select a.office_id from personnel.appointment_view a where a.personnel_id = p.id order by lower(a.during) desc limit 1) a on true
      left join organization.office_view o on o.id = a.office_id
      where p.id = any(${people}::integer[]) order by p.plain_name`.execute(open);
    const all = rows.map(({ matches, ...row }) => ({
      matches,
      row: { ...row, ...(grants.get(row.personnel_id) ?? { amount: 0, why_not: 'No salary on record.' }) },
    }));
    const matching = all.filter(({ matches }) => matches).map(({ row }) => row);
    const listed = [...matching.filter((row) => row.why_not !== null), ...matching.filter((row) => row.why_not === null)];
    const shown = listed.slice(0, LISTED);
    const refused = shown.filter((row) => row.why_not !== null).map(({ personnel_id: id }) => id);
    const paid = await readPaidBy(open, { codes: CODES_OF[bonus], year: month.slice(0, 4), people: refused });
    const granted = all.filter(({ row }) => row.why_not === null);
    return {
      granted: granted.length,
      refused: all.length - granted.length,
      total: granted.reduce((sum, { row }) => sum + row.amount, 0),
      people: shown.map((row) => ({ ...row, paid_by: paid.get(row.personnel_id) ?? null })),
      matching: matching.length,
    };
  });
}

/** By which run of a year people have these benefits, the latest one of each. Needs open records. */
async function readPaidBy(
  db: Database,
  { codes, year, people }: { codes: readonly string[]; year: string; people: readonly number[] },
): Promise<Map<number, NonNullable<PreviewedPerson['paid_by']>>> {
  const { rows } = await sql<{ personnel_id: number; run_id: number; title: string }>`
    select distinct on (l.personnel_id) l.personnel_id, r.id as run_id, r.title
    from payroll.line l join payroll.payslip s on s.personnel_id = l.personnel_id and s.run_id = l.run_id and s.held_because is null
    join payroll.run r on r.id = l.run_id
    where l.personnel_id = any(${[...people]}::integer[]) and l.code = any(${[...codes]}::text[]) and left(l.for_month, 4) = ${year}
    order by l.personnel_id, r.id desc`.execute(db);
  return new Map(rows.map(({ personnel_id: id, ...run }) => [id, run]));
}
