import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { JobRun } from '@talaan/kernel/contract/jobs.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type { endCards, printCards } from '../../contract/cards.ts';
import { cardCodeOf } from '../../rules/codes.ts';
import { printedCards } from './printed-cards.ts';

type PrintingCall = CallOf<typeof printCards>;

/** Gives a card to those of the chosen who have none, and starts the print of all. Error: 404 where one is beyond reach or not in service. */
export async function issueAndPrint(call: PrintingCall): Promise<{ job: JobRun }> {
  const { db, actor, now } = call;
  const people = await reachable(call, call.body.people);
  const codes = people.map(() => cardCodeOf(randomBytes(32)));
  const { rows } = await sql<{ id: number; personnel_id: number }>`
    insert into kiosk.card (personnel_id, code, issued_by, issued_at)
    select person, code, ${actor.accountId}, ${now.toString()} from unnest(${people}::integer[], ${codes}::text[]) as n (person, code)
    on conflict (personnel_id) where ended_at is null do nothing returning id, personnel_id`.execute(db);
  await recordChanges(
    call,
    rows.map(({ id, personnel_id: personnelId }) => ({ action: 'issue a card', subject: `kiosk.card:${id}`, personnelId })),
  );
  const title = people.length === 1 ? 'An employee card' : `${people.length.toLocaleString('en')} employee cards`;
  return { job: await printedCards.start(call, { title, keys: people, order: {}, screen: '/edats/kiosk/cards' }) };
}

/** Ends the cards of people. Errors: 404, 409 where none of them has one. */
export async function endAll(call: CallOf<typeof endCards>): Promise<{ message: string }> {
  const { db, actor, now } = call;
  const people = await reachable(call, call.body.people);
  const { rows } = await sql<{ id: number; personnel_id: number }>`
    update kiosk.card set ended_at = ${now.toString()}, ended_by = ${actor.accountId}
    where personnel_id = any(${people}::integer[]) and ended_at is null returning id, personnel_id`.execute(db);
  if (rows.length === 0) throw wrongState('None of the chosen people has a card.');
  await recordChanges(
    call,
    rows.map(({ id, personnel_id: personnelId }) => ({ action: 'end a card', subject: `kiosk.card:${id}`, personnelId })),
  );
  return {
    message:
      rows.length === 1 ? 'The card has ended. Kiosks take it no more.' : `${rows.length} cards have ended. Kiosks take them no more.`,
  };
}

/** In the order of the offices, as they are handed out. */
async function reachable({ db, actor, today }: PrintingCall, people: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from ${servingOn(today)} s join personnel.person_view p on p.id = s.personnel_id join organization.office_view o on o.id = s.office_id
    where p.id = any(${[...people]}::integer[])
      and ${visible(actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    order by o.tree_from, p.plain_name, p.id`.execute(db);
  if (rows.length < new Set(people).size) throw notFound('One of the chosen people is not in service.');
  return rows.map(({ id }) => id);
}
