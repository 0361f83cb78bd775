import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { balances, lockAccounts, post, reverse } from '@talaan/ledger/server/public.ts';
import { CDO, COC } from '@talaan/overtime/rules/books.ts';
import { creditExpires, dayOffExpires } from '@talaan/overtime/rules/credits.ts';
import { AGENCY_SETTINGS, OVERTIME_SETTINGS } from '@talaan/overtime/rules/settings.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { addLot as adding } from '../../contract/lots.ts';

/** The cause of what HR adds by order; its key is `COC:417:2026-10-03:Order 12`. */
export const LOT_CAUSE = 'compensatory order';

/** Half an hour, and half a day. */
const STEPS = { COC: 1800, CDO: 500 } as const;

type Adding = CallOf<typeof adding>;

/** Adds a lot by order. Errors: 404 for a person beyond reach; 409 above 120 hours, or for the same order twice; 422. */
export async function addLot(call: Adding): Promise<{ message: string }> {
  const { body, today } = call;
  const person = await findPersonInScope(call, body.personnel_id, ['EDATSADMIN']);
  const expiresOn = await requireLot(call);
  const book = body.book === 'COC' ? COC : CDO;
  await lockAccounts(call.db, [{ personnelId: person.id, book: book.code }]);
  const [before] = await balances(call.db, { people: [person.id], books: [book], on: today, today });
  if (book.cap !== null && (before?.balance ?? 0) + body.amount > book.cap)
    throw invalid({ amount: [`The balance is at most ${book.cap / 3600} hours.`] });
  await post(call, {
    kind: 'BROUGHT_FORWARD',
    personnelId: person.id,
    cause: LOT_CAUSE,
    key: [book.code, person.id, body.earned_on, body.order.replaceAll(':', ' ')].join(':'),
    period: body.earned_on.slice(0, 7),
    particulars: `${book.code} by order`,
    reason: `${body.order}: ${body.reason}`,
    lines: [{ book, amount: body.amount, on: body.earned_on, lot: { earnedOn: body.earned_on, expiresOn } }],
  });
  await recordChange(call, {
    action: 'add: compensatory credit by order',
    subject: `ledger.account:${person.id}:${book.code}`,
    personnelId: person.id,
    after: body,
  });
  return { message: `Added for ${person.fullname}; it is used until ${longDate(expiresOn)}.` };
}

/** Until when it is used. Errors: 422. */
async function requireLot({ db, body, today }: Adding): Promise<string> {
  if (body.earned_on > today) throw invalid({ earned_on: ['This day is in the future.'] });
  if (body.amount % STEPS[body.book] !== 0)
    throw invalid({ amount: [body.book === 'COC' ? 'Credit is added in half hours.' : 'Days off are added in half days.'] });
  const settings = { ...OVERTIME_SETTINGS, ...(await agencySettingsOn(db, AGENCY_SETTINGS, body.earned_on)) };
  const expiresOn = body.book === 'COC' ? creditExpires(body.earned_on) : dayOffExpires(body.earned_on, settings);
  if (expiresOn < today) throw invalid({ earned_on: [`What was earned on this day expired on ${longDate(expiresOn)}.`] });
  return expiresOn;
}

/** Takes back what HR added. Errors: 404; Overdrawn (409) where it was used. */
export async function takeBackLot(call: Call<{ posting: number }, unknown, { reason: string }>): Promise<{ message: string }> {
  const { db, params, body } = call;
  const { rows } = await sql<{ personnel_id: number }>`
    select personnel_id from ledger.posting where id = ${params.posting} and cause = ${LOT_CAUSE}`.execute(db);
  if (!rows[0]) throw notFound('There is no such credit by order.');
  const person = await findPersonInScope(call, rows[0].personnel_id, ['EDATSADMIN']);
  await reverse(call, params.posting, body.reason);
  await recordChange(call, {
    action: 'take back: compensatory credit by order',
    subject: `ledger.posting:${params.posting}`,
    personnelId: person.id,
    after: body,
  });
  return { message: `Taken back from ${person.fullname}.` };
}
