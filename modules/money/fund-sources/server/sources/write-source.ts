import { sql } from 'kysely';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { addSource as adding, editSource as editing, removeSource as removing, SourceBody } from '../../contract/sources.ts';
import { paidFrom } from '../../rules/accounts.ts';
import { lockSources, readSources } from '../ledger/lock-sources.ts';
import { nowhere, reachesSources } from '../reach.ts';
import { planLines } from '../cost/plan-lines.ts';
import { resolveLines } from './resolve-lines.ts';

/** Sets up a fund source. Errors: 422 by field. */
export async function addSource(call: CallOf<typeof adding>): Promise<AnswerOf<typeof adding>> {
  const { db, actor, now, body } = call;
  const { lines, ...columns } = body;
  const { id } = await db
    .insertInto('fund_sources.source')
    .values({ ...columns, made_by: actor.accountId || null, made_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(call, id, body);
  await recordChange(call, { action: 'set up a fund source', subject: `fund_sources.source:${id}`, after: body });
  return {
    message: `${columns.name} of ${columns.year} was set up with ${lines.length === 1 ? 'one line' : `${lines.length} lines`}.`,
    id,
  };
}

/** Changes a fund source; what was obligated stays within it. Errors: 404; 422 by field. */
export async function editSource(call: CallOf<typeof editing>): Promise<AnswerOf<typeof editing>> {
  const { db, params, body } = call;
  const before = await lockSource(call);
  const known = (await readSources(db, [params.id])).get(params.id)!;
  const wrong: Record<string, string[]> = {};
  if (before.is_charged && body.year !== before.year) wrong.year = ['People are charged to it: the year stays.'];
  if (before.is_charged && paidFrom(body.account_code) !== paidFrom(before.account_code))
    wrong.account_code = ['People are charged to it: it stays an account of the same kind.'];
  if (body.allotment < known.obligated) wrong.allotment = [`${formatPesos(known.obligated)} is obligated already.`];
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const { lines: _, ...columns } = body;
  await db.updateTable('fund_sources.source').set(columns).where('id', '=', params.id).execute();
  await writeLines(call, params.id, body);
  await recordChange(call, {
    action: 'change a fund source',
    subject: `fund_sources.source:${params.id}`,
    before: before.row,
    after: body,
  });
  return { message: `${columns.name} was saved.` };
}

/** Errors: 404; 409 once anybody was charged to it. */
export async function removeSource(call: CallOf<typeof removing>): Promise<AnswerOf<typeof removing>> {
  const found = await lockSource(call);
  if (found.is_charged) throw wrongState('People were charged to it. A fund source with a ledger stays on record.');
  await call.db.deleteFrom('fund_sources.source').where('id', '=', call.params.id).execute();
  await recordChange(call, { action: 'remove a fund source', subject: `fund_sources.source:${call.params.id}`, before: found.row });
  return { message: `${found.name} was removed.` };
}

interface Locked {
  name: string;
  year: number;
  account_code: string;
  is_charged: boolean;
  row: unknown;
}

async function lockSource({ db, actor, params }: Pick<Call<{ id: number }>, 'db' | 'actor' | 'params'>): Promise<Locked> {
  await lockSources(db, [params.id]);
  const { rows } = await sql<Locked>`
    select s.name, s.year, s.account_code, exists (select from fund_sources.charge c where c.source_id = s.id) as is_charged,
      to_jsonb(s) || jsonb_build_object('lines', (select jsonb_agg(to_jsonb(l) order by l.no) from fund_sources.line l where l.source_id = s.id)) as row
    from fund_sources.source s cross join ${nowhere} where s.id = ${params.id} and ${reachesSources(actor)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such fund source.');
  return rows[0];
}

/** The lines as they are now; they have no history of their own, the audit trail has. */
async function writeLines(call: Pick<Call, 'db' | 'today'>, sourceId: number, body: SourceBody): Promise<void> {
  const lines = await resolveLines(call, body.lines);
  const costs = await planLines(call.db, body.year, lines);
  const without = costs.findIndex(({ parts }) => parts.length === 0);
  if (without >= 0)
    throw invalid({ [`lines.${without}.salary_grade`]: [`No salary table that was posted is in force in ${body.year} for this grade.`] });
  await call.db.deleteFrom('fund_sources.line').where('source_id', '=', sourceId).execute();
  if (lines.length === 0) return;
  await call.db
    .insertInto('fund_sources.line')
    .values(
      lines.map(({ item_id, position_id, office_id, heads, salary_grade, months }, at) => ({
        source_id: sourceId,
        no: at + 1,
        item_id,
        position_id,
        office_id,
        heads,
        salary_grade,
        months,
      })),
    )
    .execute();
}
