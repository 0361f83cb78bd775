import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { SERVICE_CREDITS, SL, VL } from '@talaan/leave/rules/books.ts';
import { formatDays } from '@talaan/leave/rules/format-credits.ts';
import { explain, lockAccounts, post, usable } from '@talaan/ledger/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { ServiceCreditAccount } from '../../contract/service-credits.ts';
import { convertServiceCredits } from '../../rules/service-credits.ts';
import { grantColumns } from './service-rows.ts';

type Reading = Pick<Call, 'db' | 'today'>;

/** The service credits of the caller. */
export async function readMyServiceCredits(call: Call): Promise<{ account: ServiceCreditAccount }> {
  if (call.actor.personnelId === null) throw notFound('Your account belongs to no personnel record.');
  return { account: await readAccount(call, call.actor.personnelId) };
}

/** Those of a person within reach. */
export async function readServiceCredits(call: Call<{ id: number }>): Promise<{ account: ServiceCreditAccount }> {
  const { id } = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  await recordOpening(call, id, 'Service credits');
  return { account: await readAccount(call, id) };
}

async function readAccount({ db, today }: Reading, personnelId: number): Promise<ServiceCreditAccount> {
  const { rows: people } = await sql<ServiceCreditAccount['personnel']>`
    select p.id, p.idno, p.fullname, o.acronym as office from personnel.person_view p
    left join personnel.appointment_view a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.office_view o on o.id = a.office_id where p.id = ${personnelId}`.execute(db);
  const { rows: grants } = await sql<ServiceCreditAccount['grants'][number]>`
    select ${selected(grantColumns)} from leave.service_grant g where g.personnel_id = ${personnelId} order by g.granted_on desc, g.id desc`.execute(
    db,
  );
  const { rows: accounts } = await sql<{ held: number }>`
    select held from ledger.account where personnel_id = ${personnelId} and book = ${SERVICE_CREDITS.code}`.execute(db);
  const { balance, rows } = await explain(db, personnelId, SERVICE_CREDITS, today);
  const credits = await usable(db, personnelId, SERVICE_CREDITS, today);
  return {
    personnel: people[0]!,
    balance,
    held: accounts[0]?.held ?? 0,
    grants,
    entries: rows
      .filter(({ amount }) => amount !== 0)
      .map(({ effectiveOn, particulars, amount, balance: after, reason, by }) => ({
        on: effectiveOn,
        particulars,
        amount,
        balance: after,
        reason,
        by,
      }))
      .toReversed(),
    conversion: { credits, ...convertServiceCredits(credits), because: await whyNotConverted({ db, today }, personnelId, credits) },
  };
}

/** Converted when a teacher becomes non-teaching or has left (MC 9 s.1988). */
async function whyNotConverted({ db, today }: Reading, personnelId: number, credits: number): Promise<string | null> {
  if (credits <= 0) return 'No service credits are left.';
  const { rows } = await sql<{ teaches: boolean }>`
    select exists (select from leave.stays_within(daterange(${today}::date, ${today}::date, '[]'), array[${personnelId}::integer]) s
      where s.earns = 'TEACHER') as teaches`.execute(db);
  return rows[0]!.teaches
    ? 'On teacher leave they stay service credits; they are converted on transfer to non-teaching or separation.'
    : null;
}

type Converting = Call<{ id: number }, unknown, { order_no: string }>;

/** Converts all of them. Errors: 404; 409 for who is on teacher leave, or has none. */
export async function convertAll(call: Converting): Promise<{ message: string }> {
  const { db, params, body, today } = call;
  const person = await findPersonInScope(call, params.id, ['EDATSADMIN']);
  await lockAccounts(
    db,
    [SERVICE_CREDITS, VL, SL].map(({ code }) => ({ personnelId: person.id, book: code })),
  );
  const credits = await usable(db, person.id, SERVICE_CREDITS, today);
  const hindrance = await whyNotConverted(call, person.id, credits);
  if (hindrance) throw wrongState(hindrance);
  const { vl, sl } = convertServiceCredits(credits);
  await post(call, {
    kind: 'ADJUST',
    personnelId: person.id,
    cause: 'service-credit',
    key: `convert:${person.id}:${today}`,
    period: today.slice(0, 7),
    particulars: `Conversion of ${formatDays(credits)} of service credits`,
    reason: `${body.order_no}: credits × 30 ÷ 69 (DECS Order 77 s.1987)`,
    lines: [
      { book: SERVICE_CREDITS, amount: -credits, on: today },
      { book: VL, amount: vl, on: today },
      { book: SL, amount: sl, on: today },
    ].filter(({ amount }) => amount !== 0),
  });
  await recordChange(call, {
    action: 'convert: service credits',
    subject: `ledger.account:${person.id}:${SERVICE_CREDITS.code}`,
    personnelId: person.id,
    after: { order_no: body.order_no, credits, vl, sl },
  });
  return { message: `${formatDays(credits)} of service credits became ${formatDays(vl)} of vacation and ${formatDays(sl)} of sick leave.` };
}
