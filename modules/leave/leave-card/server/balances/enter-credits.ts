import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { SERVICE_CREDITS, SL, VL } from '@talaan/leave/rules/books.ts';
import type { Line, LotDates, NewPosting } from '@talaan/ledger/contract.ts';
import { lockAccounts, post, reverse } from '@talaan/ledger/server/public.ts';
import { findPersonInScope, type PersonInScope } from '@talaan/personnel/server/public.ts';
import type * as calls from '../../contract/balances.ts';
import { findBook } from './find-book.ts';

type ById = { id: number };
type Credits = BodyOf<typeof calls.bringForward>;

/** Errors: 404; 409 where it was brought forward already, or is one’s own; 422. */
export async function bringForward(call: Call<ById, unknown, Credits>): Promise<{ message: string }> {
  const person = await findOther(call);
  requirePast(call, call.body.on);
  await lockAccounts(
    call.db,
    [VL, SL, SERVICE_CREDITS].map(({ code: book }) => ({ personnelId: person.id, book })),
  );
  const { rows } = await sql<{ cause: string; stands: boolean }>`
    select p.cause, not exists (select from ledger.posting r where r.reverses_id = p.id) as stands
    from ledger.posting p where p.personnel_id = ${person.id} and p.cause in ('opening', 'old-card') and p.kind <> 'REVERSAL'`.execute(
    call.db,
  );
  if (rows.some(({ cause, stands }) => cause === 'opening' && stands))
    throw wrongState('The credits of this person were brought forward already. Correct them, or take that back first.');
  if (rows.some(({ cause, stands }) => cause === 'old-card' && stands))
    throw wrongState('The old leave card of this person is here, which ends with the balance. Correct that balance instead.');
  const before = rows.filter(({ cause }) => cause === 'opening').length;
  await enter(call, person, {
    kind: 'BROUGHT_FORWARD',
    cause: 'opening',
    key: before === 0 ? `${person.id}` : `${person.id}:${before + 1}`,
    particulars: 'Brought forward',
    lines: linesOf(call.body),
  });
  return { message: `The credits of ${person.fullname} were brought forward.` };
}

/** Errors: 404; 409 where it is one’s own; 422. */
export async function transferCredits(call: Call<ById, unknown, BodyOf<typeof calls.transferCredits>>): Promise<{ message: string }> {
  const person = await findOther(call);
  requirePast(call, call.body.on);
  await enter(call, person, {
    kind: 'BROUGHT_FORWARD',
    cause: 'transfer',
    key: `${person.id}:${call.requestId}`,
    particulars: `Credits from ${call.body.agency}`,
    lines: linesOf(call.body),
  });
  return { message: `The credits from ${call.body.agency} were carried.` };
}

/** Errors: 404; 409 where it is one’s own, or more than there is; 422. */
export async function correctBalance(call: Call<ById, unknown, BodyOf<typeof calls.correctBalance>>): Promise<{ message: string }> {
  const { db, body } = call;
  const person = await findOther(call);
  requirePast(call, body.on);
  const book = await findBook(db, body.book);
  if (!book) throw invalid({ book: ['Choose credits of leave.'] });
  await lockAccounts(db, [{ personnelId: person.id, book: book.code }]);
  const lot = book.hasLots ? await lotOn(call, person.id, book.code, body.on) : undefined;
  await enter(call, person, {
    kind: 'ADJUST',
    cause: 'adjustment',
    key: `${person.id}:${call.requestId}`,
    particulars: `Correction of ${book.name.toLowerCase()}`,
    reason: body.reason,
    lines: [{ book, amount: body.amount, on: body.on, ...(lot && { lot }) }],
  });
  return { message: 'The balance was corrected.' };
}

/** Errors: 404; 409 where later use would be uncovered, or it was taken back already. */
export async function takeBackEntered(call: Call<ById & { posting: number }, unknown, { reason: string }>): Promise<{ message: string }> {
  const person = await findOther(call);
  const { rows } = await sql<{ particulars: string }>`
    select particulars from ledger.posting where id = ${call.params.posting} and personnel_id = ${person.id} and kind <> 'REVERSAL'
      and cause in ('opening', 'transfer', 'adjustment')`.execute(call.db);
  if (!rows[0]) throw notFound();
  await reverse(call, call.params.posting, call.body.reason);
  await recordChange(call, {
    action: 'take back credits that were entered',
    subject: `ledger.posting:${call.params.posting}`,
    personnelId: person.id,
    after: { reason: call.body.reason },
  });
  return { message: `“${rows[0].particulars}” was taken back.` };
}

async function findOther(call: Call<ById>): Promise<PersonInScope> {
  const person = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  if (person.id === call.actor.personnelId) throw wrongState('These are your own credits. A colleague must enter them.');
  return person;
}

function requirePast({ today }: Pick<Call, 'today'>, on: string): void {
  if (on > today) throw invalid({ on: ['This day is yet to come.'] });
}

function linesOf({ on, vl, sl, sc }: Pick<Credits, 'on' | 'vl' | 'sl' | 'sc'>): Line[] {
  return [
    { book: VL, amount: vl, on },
    { book: SL, amount: sl, on },
    { book: SERVICE_CREDITS, amount: sc, on },
  ].filter(({ amount }) => amount !== 0);
}

type Source = { document: string; attachment_path: string | null };
type Posting = Omit<NewPosting, 'personnelId' | 'period'>;

async function enter(call: Call<ById, unknown, Source & { on: string }>, person: PersonInScope, posting: Posting): Promise<void> {
  const { document, attachment_path: path, on } = call.body;
  const id = await post(call, { ...posting, personnelId: person.id, period: on.slice(0, 7) });
  const file = path ? await takeUpload(call, path, 'attachment_path') : null;
  await call.db
    .insertInto('leave.posting_paper')
    .values({ posting_id: id, document, file_id: file?.id ?? null })
    .execute();
  const amounts = posting.lines.map(({ book, amount }) => ({ book: book.code, amount }));
  await recordChange(call, {
    action: 'enter credits of leave',
    subject: `ledger.posting:${id}`,
    personnelId: person.id,
    after: { particulars: posting.particulars, on, amounts, document, reason: posting.reason },
  });
}

/** The lot of a yearly right that lives on a day. */
async function lotOn({ db }: Call, personnelId: number, book: string, on: string): Promise<LotDates> {
  const { rows } = await sql<LotDates>`
    select earned_on as "earnedOn", expires_on as "expiresOn" from ledger.lot
    where personnel_id = ${personnelId} and book = ${book} and ${on}::date between earned_on and coalesce(expires_on, 'infinity')
    order by expires_on limit 1`.execute(db);
  if (!rows[0]) throw invalid({ on: ['This person has no such right on this day.'] });
  return rows[0];
}
