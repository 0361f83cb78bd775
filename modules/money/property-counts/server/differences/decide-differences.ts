import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { decideDifferences as endpoint } from '../../contract/differences.ts';
import { DECISIONS, DECISIONS_OF, DIFFERENCES, type DifferenceKind } from '../../contract/fields.ts';
import { findCampaign, requireOpen } from '../campaigns/find-campaign.ts';

/** Decides differences, all or none; a later decision takes the place of one before. Errors: 404; 409 for a closed count, and for what was done already; 422 where the decision is none of theirs. */
export async function decideDifferences(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, params, body } = call;
  const campaign = await findCampaign(call, params.id, 'keep', 'change');
  requireOpen(campaign);
  const ids = [...new Set(body.ids)];
  const { rows } = await sql<{ id: number; kind: DifferenceKind; item_id: number | null; decision: string | null; followed: boolean }>`
    select id, kind, item_id, decision, followed_at is not null as followed from property_counts.difference where campaign_id = ${campaign.id} and id = any(${ids}::integer[]) order by id`.execute(
    db,
  );
  if (rows.length < ids.length) throw notFound('One of these differences is none any more. Reload the list.');
  const followed = rows.filter((row) => row.followed).length;
  if (followed > 0)
    throw wrongState(
      `${followed === 1 ? 'What was decided of one of these was' : `What was decided of ${followed} of these was`} done already. Reload the list.`,
    );
  const other = rows.find(({ kind }) => !DECISIONS_OF[kind].includes(body.decision));
  if (other)
    throw invalid({
      decision: [`'${DECISIONS[body.decision]}' does not answer '${DIFFERENCES[other.kind]}'. Decide the kinds of differences one by one.`],
    });
  const value = rows.every(({ kind }) => kind === 'NEW') ? body.unit_value : null;
  if (value !== null && rows.length > 1) throw invalid({ unit_value: ['Enter the value of one find at a time.'] });
  await sql`
    update property_counts.difference set decision = ${body.decision}, reason = ${body.reason}, unit_value = ${value}, decided_by = ${actor.accountId},
      decided_at = ${now.toString()}::timestamptz where id = any(${ids}::integer[])`.execute(db);
  await recordChanges(
    call,
    rows.map(({ id, kind, item_id: item, decision }) => ({
      action: 'decide a difference of a physical count',
      subject: `property_counts.difference:${id}`,
      before: { decision },
      after: { kind, item, decision: body.decision, reason: body.reason, unit_value: value },
    })),
  );
  return { message: rows.length === 1 ? 'The difference is decided.' : `${rows.length} differences are decided.` };
}
