import { sql } from 'kysely';
import { placeIn } from '@talaan/kernel/server/acting.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { Withdrawal, withdrawFromOffices as endpoint } from '../contract/circulation.ts';
import {
  type ActingOffice,
  isSeenWhole,
  lockDocuments,
  type LockedDocument,
  notifyDesks,
  notifyOffices,
  requireActingOffice,
  stepped,
} from '@talaan/documents/server/public.ts';
import { findWithdrawn, type WithdrawnFrom } from './find-withdrawn.ts';
import { mayRemind } from './remind-offices.ts';
import { formatMoment } from './format-moment.ts';

type Withdrawing = CallOf<typeof endpoint>;

/**
 * Takes a circulated document back from offices that have not acknowledged it: they are on its route no longer, and may get it again. Errors:
 * 404 where the acting office may not, or does not see the document whole; 409 for a single office from which it cannot be withdrawn; 422 for
 * the acting office.
 */
export async function withdrawFromOffices(call: Withdrawing): Promise<AnswerOf<typeof endpoint>> {
  const { params, body } = call;
  const who = await requireActingOffice(call, body.office_id);
  await requireCirculator(call, who);
  const [document] = await lockDocuments(call, [params.id]);
  const withdrawn = await takeBack(call);
  if (withdrawn.length > 0) {
    await stepped({ call, placeOf: () => placeIn(call, who.tree) }, [document!], 'withdraw', {
      reason: body.reason,
      details: { withdrawn },
    });
    await notifyOfWithdrawal(call, who, document!, withdrawn);
  }
  const results = await describe(call, withdrawn);
  const [first] = results;
  if (results.length === 1 && first!.outcome === 'refused') throw wrongState(first!.message);
  return { message: formatResults(results), results };
}

/** An office that circulated it may also where all of that was withdrawn meanwhile: it is told who did. Error: 404. */
async function requireCirculator({ db, params }: Withdrawing, who: ActingOffice): Promise<void> {
  const itsOwn = JSON.stringify({ withdrawn: [{ from_office_id: who.officeId }] });
  const { rows } = await sql`
    select from documents.document d
    where d.id = ${params.id} and d.state <> 'DRAFT' and ${isSeenWhole(who)} and (${mayRemind(who)}
      or exists (select from documents.step s where s.document_id = d.id and s.action = 'withdraw' and s.details @> ${itsOwn}::jsonb))`.execute(
    db,
  );
  if (rows.length === 0) throw notFound('Your office did not circulate such a document, and does not hold it.');
}

/** Deletes what is not acknowledged. Of a withdrawal and an acknowledgement at once the row lock lets one win, as in acknowledge.ts. */
async function takeBack({ db, params, body }: Withdrawing): Promise<WithdrawnFrom[]> {
  const { rows } = await sql<WithdrawnFrom>`
    with open as (
      select office_id from documents.circulation
      where document_id = ${params.id} and office_id = any(${body.from}::integer[]) and acknowledged_at is null order by office_id for update),
    gone as (
      delete from documents.circulation c using open where c.document_id = ${params.id} and c.office_id = open.office_id
      returning c.office_id, c.from_office_id)
    select g.office_id, o.acronym as office, g.from_office_id from gone g join organization.office_view o on o.id = g.office_id order by o.tree_from`.execute(
    db,
  );
  return rows;
}

/** Tells the clerks of the offices, and lets open lists follow. The reason may say what a confidential paper is about. */
async function notifyOfWithdrawal(call: Withdrawing, who: ActingOffice, document: LockedDocument, withdrawn: readonly WithdrawnFrom[]) {
  const offices = withdrawn.map(({ office_id: id }) => id);
  const { tracking_no: number, confidentiality } = document;
  await notifyOffices(call, offices, {
    title: `Withdrawn: ${number}`,
    description: [
      `${who.fullname} withdrew ${number} from your office.`,
      confidentiality === 'CONFIDENTIAL' ? '' : `Reason: ${call.body.reason}`,
    ]
      .filter(Boolean)
      .join(' '),
    link: '/dts/for-acknowledgement',
  });
  await notifyDesks(call, [document], [...offices, who.officeId]);
}

interface Answered {
  id: number;
  acronym: string;
  by: string | null;
  at: string | null;
}

/** What became of each office, in the order in which they were chosen. */
async function describe(call: Withdrawing, withdrawn: readonly WithdrawnFrom[]): Promise<Withdrawal[]> {
  const { db, params, body } = call;
  const { rows } = await sql<Answered>`
    select o.id, o.acronym, a.name as by, c.acknowledged_at as at from organization.office_view o
    left join documents.circulation c on c.office_id = o.id and c.document_id = ${params.id} left join identity.account_view a on a.id = c.acknowledged_by
    where o.id = any(${body.from}::integer[])`.execute(db);
  const done = new Set(withdrawn.map(({ office_id: id }) => id));
  const others = body.from.filter((id) => !done.has(id));
  const before = new Map((await findWithdrawn(call, [params.id], others)).map((one) => [one.office_id, one]));
  return body.from.map((id): Withdrawal => {
    const office = rows.find((row) => row.id === id);
    if (!office) return { id, acronym: '', outcome: 'refused', message: 'There is no such office.' };
    const { acronym, by, at } = office;
    if (done.has(id)) return { id, acronym, outcome: 'done', message: 'Withdrawn.' };
    if (at !== null) return { id, acronym, outcome: 'refused', message: `${by} acknowledged it at ${acronym} ${formatMoment(at)}.` };
    const gone = before.get(id);
    if (gone) return { id, acronym, outcome: 'already', message: `${gone.by} withdrew it from ${acronym} ${formatMoment(gone.at)}.` };
    return { id, acronym, outcome: 'refused', message: `It was not circulated to ${acronym}.` };
  });
}

function formatResults(results: readonly Withdrawal[]): string {
  const [first] = results;
  if (results.length === 1) return first!.outcome === 'done' ? `Withdrawn from ${first!.acronym}.` : first!.message;
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  return `Withdrawn from ${done} of ${results.length} offices.`;
}
