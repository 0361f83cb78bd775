import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { issuePapers, withdrawPapers } from '@talaan/papers/server/public.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { formatPaperNumber } from '@talaan/property/rules/numbers.ts';
import { readSigners, takeNumbers } from '@talaan/property/server/public.ts';
import type { issueRspi as issuing, previewRspi as previewing, RspiLine, voidRspi as voiding } from '../../contract/rspi.ts';
import type { RspiSheet } from '../../print/rspi-form.ts';
import { recapByAccount } from '../../rules/recap.ts';
import { reachesReports, reportsFrom } from '../reach.ts';
import { readLines } from './read-lines.ts';

const sumOf = (lines: readonly RspiLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** What a report would say now. */
export async function previewRspi({ db, actor, query }: CallOf<typeof previewing>): Promise<AnswerOf<typeof previewing>> {
  const { lines } = await readLines(db, actor, query);
  return { lines, recap: recapByAccount(lines), items: lines.length, amount: sumOf(lines) };
}

/** Issues a report. Errors: 409 where there is nothing to report; 422 for a month to come, a fund or a campus that is not there or not kept by the caller. */
export async function issueRspi(call: CallOf<typeof issuing>): Promise<AnswerOf<typeof issuing>> {
  const { db, actor, now, today, body } = call;
  const { month, fund_code: fund, campus_id: campus } = body;
  if (month > today.slice(0, 7)) throw invalid({ month: ['This month is still to come.'] });
  // Of two who report the same month the second finds what the first one left.
  await sql`select pg_advisory_xact_lock(hashtext('property_books.rspi'))`.execute(db);
  const { items, lines } = await readLines(db, actor, body);
  if (lines.length === 0) throw wrongState(`No slip of ${monthName(month)} waits to be reported for this fund cluster.`);
  const next = await takeNumbers(call, [{ series: 'RSPI', year: Number(today.slice(0, 4)), count: 1 }]);
  const number = formatPaperNumber('RSPI', today, next('RSPI', Number(today.slice(0, 4))));
  const sheet = await drawRspi(call, { number, month, fund, campus }, lines);
  const [paper] = await issuePapers(call, [
    {
      kind: 'report of semi-expendable property issued',
      title: `RSPI ${number}, fund cluster ${fund}, ${monthName(month)}`,
      controlNumber: `RSPI ${number}`,
      sheet,
    },
  ]);
  const { rows } = await sql<{ id: number }>`
    insert into property_books.rspi (number, month, fund_code, campus_id, items, amount, code, issued_by, issued_at)
    values (${number}, ${`${month}-01`}::date, ${fund}, ${campus}, ${lines.length}, ${sumOf(lines)}, ${paper!.code}, ${actor.accountId},
      ${now.toString()}::timestamptz) returning id`.execute(db);
  const { id } = rows[0]!;
  if (!(await findKept(call, id))) throw invalid({ campus_id: ['Choose a campus of your role.'] });
  await sql`insert into property_books.rspi_item (item_id, rspi_id) select x, ${id} from unnest(${items}::integer[]) x`.execute(db);
  await recordChange(call, {
    action: 'issue a report of semi-expendable property',
    subject: `property_books.rspi:${id}`,
    after: { number, ...body, items: lines.length, amount: sumOf(lines) },
  });
  return { id, message: `RSPI ${number} was issued.` };
}

async function drawRspi(
  { db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>,
  { number, month, fund, campus }: { number: string; month: string; fund: string; campus: number | null },
  lines: readonly RspiLine[],
): Promise<RspiSheet> {
  const { rows } = await sql<{ entity: string; fund: string; campus: string | null }>`
    select v.name as entity, f.code || ' ' || f.name as fund, (select c.name from organization.campus_view c where c.id = ${campus}::integer) as campus
    from organization.university_view v cross join property.fund_cluster f where f.code = ${fund}`.execute(db);
  if (!rows[0]) throw invalid({ fund_code: ['Choose a fund cluster.'] });
  const by = actor.personnelId === null ? null : (await readSigners(db, [actor.personnelId], today))(actor.personnelId);
  return {
    number,
    month,
    issued_on: today,
    ...rows[0],
    certified_by: by ?? { name: actor.name.toUpperCase(), position: '', office: '' },
    lines: [...lines],
  };
}

/** Voids a report. Errors: 404; 409 for one that is voided. */
export async function voidRspi(call: CallOf<typeof voiding>): Promise<AnswerOf<typeof voiding>> {
  const { db, actor, now, params, body } = call;
  await sql`select pg_advisory_xact_lock(hashtext('property_books.rspi'))`.execute(db);
  const kept = await findKept(call, params.id);
  if (!kept) throw notFound('There is no such report.');
  const { number, code, void_reason: before } = kept;
  if (before !== null) throw wrongState(`RSPI ${number} is voided already: ${before}`);
  await sql`delete from property_books.rspi_item where rspi_id = ${params.id}`.execute(db);
  await sql`
    update property_books.rspi set voided_at = ${now.toString()}::timestamptz, voided_by = ${actor.accountId}, void_reason = ${body.reason}
    where id = ${params.id}`.execute(db);
  await withdrawPapers(call, [code], 'The report was voided; another one says what it said.');
  await recordChange(call, {
    action: 'void a report of semi-expendable property',
    subject: `property_books.rspi:${params.id}`,
    after: body,
  });
  return { message: `RSPI ${number} was voided. The next report says what it said.` };
}

interface Kept {
  number: string;
  code: string;
  void_reason: string | null;
}

async function findKept({ db, actor }: Pick<Call, 'db' | 'actor'>, id: number): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select r.number, r.code, r.void_reason from ${reportsFrom} where r.id = ${id} and ${reachesReports(actor, KEEPERS)}`.execute(db);
  return rows[0];
}
