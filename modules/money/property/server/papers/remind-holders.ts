import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { KEEPERS } from '../../contract/fields.ts';
import type { remindHolders as endpoint } from '../../contract/papers.ts';
import { reachesPapers } from '../reach.ts';

interface Asked {
  id: number;
  named: string;
  personnel_id: number;
  waits: boolean;
  reminded: boolean;
}

/** Reminds holders of papers to acknowledge, each once a day. Errors: 404 for a paper out of reach; 409 where none waits, or all were reminded today. */
export async function remindHolders(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, today } = call;
  const ids = [...new Set(call.body.ids)];
  const { rows } = await sql<Asked>`
    select k.id, k.type || ' ' || k.number as named, k.personnel_id, k.state = 'WAITING' as waits,
      coalesce(kernel.date_of(k.holder_reminded_at) = ${today}::date, false) as reminded
    from property.paper k join organization.office_view o on o.id = k.office_id
    where k.id = any(${ids}::integer[]) and ${reachesPapers(actor, KEEPERS)} order by k.id for update of k`.execute(db);
  if (rows.length < ids.length) throw notFound('One of these papers is not on record.');
  const waiting = rows.filter(({ waits }) => waits);
  if (waiting.length === 0) throw wrongState('No paper of these waits for its holder.');
  const due = waiting.filter(({ reminded }) => !reminded);
  if (due.length === 0) throw wrongState('These holders were reminded today already.');
  await sql`
    update property.paper set holder_reminded_at = ${now.toString()}::timestamptz where id = any(${due.map(({ id }) => id)}::integer[])`.execute(
    db,
  );
  await recordChanges(
    call,
    due.map(({ id, personnel_id: personnelId }) => ({
      action: 'remind the holder of a paper of property',
      subject: `property.paper:${id}`,
      personnelId,
      after: { on: today },
    })),
  );
  for (const [person, papers] of Map.groupBy(due, ({ personnel_id }) => personnel_id)) {
    await notifyPeople(db, now, [person], {
      title:
        papers.length === 1 ? `${papers[0]!.named} waits for your acknowledgement` : `${papers.length} papers of property wait for you`,
      description: `Check the items of ${papers.map(({ named }) => named).join(', ')}, then acknowledge, or dispute what is wrong.`,
      link: '/my/mrs/new',
    });
  }
  const people = new Set(due.map(({ personnel_id }) => personnel_id)).size;
  return { message: people === 1 ? 'The holder was reminded.' : `${people} holders were reminded.` };
}
