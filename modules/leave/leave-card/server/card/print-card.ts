import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { findPersonInScope, officeOfCaller } from '@talaan/personnel/server/public.ts';
import { leaveCardForm } from '../../print/leave-card-form.ts';
import { describeCard } from './read-card.ts';

interface Asked {
  year?: number | undefined;
  corrections?: boolean | undefined;
}

/** The card of the caller, as it stands now. */
export function printMyCard(call: Call<unknown, Asked>): Promise<FileAnswer> {
  if (call.actor.personnelId === null) throw notFound('Your account belongs to no personnel record.');
  return print(call, call.actor.personnelId);
}

/** The card of a person whom HR reaches. */
export async function printCardOf(call: Call<{ id: number }, Asked>): Promise<FileAnswer> {
  const { id } = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  await recordOpening(call, id, 'Leave card, printed');
  return print(call, id);
}

async function print(call: Call<unknown, Asked>, personnelId: number): Promise<FileAnswer> {
  const card = await describeCard(call, personnelId, call.query);
  const office_id = await officeOfCaller(call);
  if (office_id === null) throw wrongState('You serve in no office today, so the card has no letterhead.');
  const sheet = { card, ...(await readFacts(call, personnelId)), date: call.today, office_id };
  const name = ['Leave card', card.personnel.idno, card.year].filter(Boolean).join(' ');
  return leaveCardForm.answer(call.server, [{ sheet, code: null }], name);
}

/** What stands in the head of the paper alone. */
async function readFacts({ db, today }: Call, personnelId: number): Promise<{ entered_on: string | null; gsis: string; tin: string }> {
  const { rows } = await withOpenRecords(db, [personnelId], (open) =>
    sql<{ entered_on: string | null; gsis: string | null; tin: string | null }>`
      select (select min(lower(a.during)) from personnel.appointment_view a where a.personnel_id = p.id and lower(a.during) <= ${today}::date) as entered_on,
        (select number from personnel.identity_number_view where personnel_id = p.id and kind = 'gsis') as gsis,
        (select number from personnel.identity_number_view where personnel_id = p.id and kind = 'tin') as tin
      from personnel.person_view p where p.id = ${personnelId}`.execute(open),
  );
  const { entered_on, gsis, tin } = rows[0]!;
  return { entered_on, gsis: gsis ?? '', tin: tin ?? '' };
}
