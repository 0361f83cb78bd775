import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { printHandOver as endpoint } from '../../contract/slips.ts';
import { handOverForm } from '../../print/hand-over-form.ts';
import { documentFlow } from '../../workflow.ts';
import { actingOffice } from '../offices/acting-office.ts';
import { formatInstruction, formatMoment } from './format-on-paper.ts';

const MOST = 500;

interface Found {
  number: string;
  subject: string;
  state: 'INCOMING' | 'RETURNED';
  instruction: string;
  sent_at: string;
  to: string;
  for_person: string | null;
}

/** The list of papers on their way from an office, by receiving office. Errors: 404 where none is on its way; 409 where more are than one list holds. */
export async function printHandOver(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { db, now, query, server, today } = call;
  const who = await actingOffice(call, query.office);
  const { rows } = await sql<Found>`
    select d.tracking_no as number, case when d.confidentiality = 'CONFIDENTIAL' then 'Confidential' else d.subject end as subject, h.state, h.instruction, h.sent_at, o.fullname as "to",
      (select p.fullname from personnel.person_view p where p.id = h.to_person_id) as for_person
    from documents.hop h join documents.document d on d.id = h.document_id join organization.office_view o on o.id = h.office_id
    where h.from_office_id = ${who.officeId} and h.ended_at is null and h.state in ('INCOMING', 'RETURNED')
      and ${query.ids === undefined ? sql`true` : sql`d.id = any(${query.ids}::integer[])`} and ${query.to === undefined ? sql`true` : sql`h.office_id = ${query.to}`}
    order by o.tree_from, d.office_id, d.year, d.no, d.child_no nulls first limit ${MOST + 1}`.execute(db);
  if (rows.length === 0) throw notFound('No paper is on its way from this office.');
  if (rows.length > MOST) throw wrongState(`More than ${MOST} papers are on their way. Select those that the messenger takes.`);
  const groups = [...Map.groupBy(rows, ({ to }) => to)].map(([office, papers]) => ({
    office,
    papers: papers.map(({ number, subject, state, instruction, sent_at: sent, for_person: person }) => ({
      number,
      subject: person === null ? subject : `${subject} (attention: ${person})`,
      instruction: state === 'RETURNED' ? documentFlow.words.RETURNED : formatInstruction(instruction),
      sent: formatMoment(sent),
    })),
  }));
  const when = `${who.fullname}, ${formatMoment(now.toString())}`;
  return handOverForm.answer(
    server,
    [{ sheet: { office_id: who.officeId, date: today, when, groups }, code: null }],
    `Hand-over list ${today}`,
  );
}
