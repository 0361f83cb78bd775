import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readCode } from '@talaan/papers/rules/read-code.ts';
import { wrongGuesses } from '@talaan/papers/server/public.ts';
import type { CLOSED_BECAUSE } from '../../contract/rate.ts';

export const wrongTickets = wrongGuesses({
  table: 'feedback.wrong_guess',
  what: 'codes that are of no form',
  forget: { kind: 'forget-guessed-tickets', cron: '45 3 * * *' },
});

export interface Ticket {
  document_id: number;
  /** Of the type of its paper, where that is matched and in use. */
  service_id: number | null;
  /** That released it. */
  office_id: number;
  closed: keyof typeof CLOSED_BECAUSE | null;
}

type Reading = Pick<Call<{ token: string }>, 'db' | 'network' | 'now' | 'today' | 'params'>;

/** The link of a paper by its code, and whether it is open; of an unknown code and of a confidential paper there is none. Errors: 429. */
export async function readTicket(call: Reading, { lock = false } = {}): Promise<Ticket | undefined> {
  await wrongTickets.refuse(call);
  const code = readCode(call.params.token);
  const found = code === null ? undefined : await findTicket(call, code, lock);
  if (!found) await wrongTickets.note(call);
  return found;
}

async function findTicket({ db, today }: Reading, code: string, lock: boolean): Promise<Ticket | undefined> {
  const { rows } = await sql<Ticket>`
    select t.document_id, s.id as service_id, coalesce(l.office_id, d.office_id) as office_id, ${closedBecause(today)} as closed
    from feedback.ticket t join documents.document d on d.id = t.document_id cross join feedback.setting g
      left join lateral (select h.office_id, h.ended_as from documents.hop h where h.document_id = d.id order by h.no desc limit 1) l on true
      left join feedback.service_type m on m.type_id = d.type_id left join feedback.service s on s.id = m.service_id and s.is_active
    where t.code = ${code} and d.confidentiality <> 'CONFIDENTIAL' ${lock ? sql`for update of t` : sql``}`.execute(db);
  return rows[0];
}

/** Of a ticket `t` of a document `d` that ended by `l`, under the settings `g`; null while it is open. */
export const closedBecause = (today: string) => sql<Ticket['closed']>`case
  when t.is_used then 'used'
  when d.closed_at is null or l.ended_as is distinct from 'RELEASED' then 'not_released'
  when kernel.date_of(d.closed_at) + g.valid_days < ${today}::date then 'expired' end`;
