import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { StepOf } from '@talaan/documents/contract/steps.ts';
import { CIRCLES } from '@talaan/documents/contract/words.ts';
import {
  documentAct,
  type LockedDocument,
  notifyDesks,
  notifyOffices,
  requireOffices,
  stepped,
  type Stepping,
} from '@talaan/documents/server/public.ts';
import { hinderUnseen } from './hinder-unseen.ts';

export const circulateAct = documentAct({ action: 'circulate', take: circulate, hinder: hinderUnseen });

/**
 * Sends documents for information to many offices at once; they stay where they are. An office that has one already gets it no second time.
 * Errors: 422 for a day that has passed, a closed office, or where all of these offices have it.
 */
async function circulate(stepping: Stepping, documents: readonly LockedDocument[], body: StepOf<'circulate'>): Promise<void> {
  const { call, who } = stepping;
  if (body.due_on < call.today) throw invalid({ due_on: ['This day has passed.'] });
  const names = body.circle === 'chosen' ? await requireOffices(stepping, body.to) : null;
  const { rows: sent } = await sql<{ document_id: number; office_id: number }>`
    insert into documents.circulation (document_id, office_id, from_office_id, note, sent_at, sent_by, due_on, told_on)
    select d.id, o.id, ${who.officeId}, ${body.note}, ${call.now.toString()}, ${call.actor.accountId}, ${body.due_on}, ${call.today}
    from unnest(${documents.map(({ id }) => id)}::integer[]) as d (id) cross join organization.office_view o
    where o.is_active and o.id <> ${who.officeId} and ${isInCircle(body)} order by d.id, o.id
    on conflict (document_id, office_id) do nothing returning document_id, office_id`.execute(call.db);
  if (sent.length === 0) throw invalid({ [FIELDS[body.circle]]: ['These offices have it already.'] });
  await stepped(stepping, documents, 'circulate', {
    reason: body.note,
    details: { to: names ? [...names.values()] : CIRCLES[body.circle], due_on: body.due_on },
  });
  const numbers = documents.filter(({ id }) => sent.some((row) => row.document_id === id)).map(({ tracking_no: number }) => number!);
  const offices = [...new Set(sent.map(({ office_id: id }) => id))];
  await notifyOffices(call, offices, {
    title: numbers.length === 1 ? `To acknowledge: ${numbers[0]}` : `${numbers.length} papers to acknowledge`,
    description: [`${who.fullname} circulates ${numbers.join(', ')}. Acknowledge until ${longDate(body.due_on)}.`, body.note]
      .filter(Boolean)
      .join(' '),
    link: '/dts/for-acknowledgement',
  });
  await notifyDesks(call, documents, offices);
}

const FIELDS = { chosen: 'to', campus: 'campus_id', university: 'circle' } as const;

function isInCircle({ circle, to, campus_id: campus }: StepOf<'circulate'>): RawBuilder<SqlBool> {
  if (circle === 'chosen') return sql`o.id = any(${to}::integer[])`;
  return circle === 'campus' ? sql`o.campus_id = ${campus}` : sql`true`;
}
