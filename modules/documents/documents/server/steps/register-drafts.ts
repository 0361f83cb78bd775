import { sql } from 'kysely';
import { documentAct } from './act.ts';
import type { LockedDocument } from './lock-documents.ts';
import { openHops, type NewHop } from './write-hops.ts';
import { dueIn, dueOn, stepped, type Stepping } from './stepping.ts';
import { localSecond } from '../offices/local-minute.ts';
import { dueDay } from '../../rules/due-day.ts';
import { limitOf } from '../../rules/next-hop.ts';
import { trackingNumber } from '../../rules/tracking-number.ts';

export const registerAct = documentAct({ action: 'register', take: registerDrafts });

/**
 * Registers drafts of the acting office: each gets the next number of office and year, its due day, and its first hop there. The clock of a
 * paper from outside begins with the receipt stamped on it, that of any other with the registration (A7.9).
 */
export async function registerDrafts(stepping: Stepping, drafts: readonly LockedDocument[]): Promise<void> {
  const { call, who, calendar } = stepping;
  const { db, now, today, actor } = call;
  const year = Number(today.slice(0, 4));
  const first = await takeNumbers(stepping, year, drafts.length);
  const numbered = drafts.map((draft, at) => ({
    id: draft.id,
    no: first + at,
    tracking_no: trackingNumber({ campus: who.campus, office: who.acronym, year, no: first + at }),
    due_at: dueOn(dueDay(localSecond(draft.came_at ?? now), draft.working_days, calendar.isFree(draft.campus_id))),
  }));
  await sql`
    update documents.document d set year = ${year}, no = n.no, tracking_no = n.tracking_no, registered_at = ${now.toString()}, due_at = n.due_at, state = 'RECEIVED'
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as n (id integer, no integer, tracking_no text, due_at timestamptz)
    where d.id = n.id`.execute(db);
  const at = { sent_at: now.toString(), sent_by: actor.accountId, received_at: now.toString(), received_by: actor.accountId };
  await openHops(
    call,
    drafts.map(({ id, stops }): NewHop => {
      const limit = limitOf(stops, who.officeId, who.officeId);
      const due = dueIn(stepping, who.officeId, limit);
      return {
        document_id: id,
        no: 1,
        office_id: who.officeId,
        from_no: null,
        from_office_id: null,
        state: 'RECEIVED',
        ...at,
        limit_minutes: limit,
        due_at: due,
      };
    }),
  );
  await stepped(stepping, drafts, 'register');
}

/** The first of so many numbers; other counters of the office wait until this transaction ends, and a refused one leaves no gap. */
async function takeNumbers({ call, who }: Stepping, year: number, count: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into documents.counter (office_id, year, last) values (${who.officeId}, ${year}, ${count})
    on conflict (office_id, year) do update set last = documents.counter.last + excluded.last returning last`.execute(call.db);
  return rows[0]!.last - count + 1;
}
