import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { issueNumbered, readIssued } from '@talaan/papers/server/public.ts';
import { officeOfCaller, readSigningNames, servingOn } from '@talaan/personnel/server/public.ts';
import type { issueCertificates as issuing } from '../../contract/attendance.ts';
import { certificateForm, type CertificateSheet } from '../../print/certificate-form.ts';
import { attendedOf } from '../../rules/attendance.ts';
import { ATTENDED_STATES } from '../../workflow.ts';
import { findNomination, readNominations } from '../kept/find-nomination.ts';

const PAPER = 'certificate of training';
const SERIES = 'CT';

/** Issues certificates to all who attended enough and have none. Errors: 404, 409 for a training without sessions or before its last day. */
export async function issueCertificates(call: CallOf<typeof issuing>): Promise<AnswerOf<typeof issuing>> {
  const { db, params, today } = call;
  const training = await db.selectFrom('trainings.training').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst();
  if (!training) throw notFound('There is no such training.');
  if (today < training.last_day) throw wrongState('Certificates are issued on the last day of the training or after it.');
  const { rows: without } = await sql<{ id: number; position: string | null }>`
    select n.id, t.name as position from trainings.nomination n
      left join ${servingOn(today)} a on a.personnel_id = n.personnel_id left join organization.position_view t on t.id = a.position_id
    where n.training_id = ${params.id} and n.certificate_code is null and n.state = any(${['APPROVED', ...ATTENDED_STATES]}::text[])`.execute(
    db,
  );
  const found = await readNominations(
    call,
    without.map(({ id }) => id),
  );
  if (found.some(({ session_rows }) => session_rows.length === 0))
    throw wrongState('This training has no sessions, so that no attendance is known. Its provider issues the certificates.');
  const due = found.flatMap((one) => {
    const attended = attendedOf(one.session_rows, one.attended, one.follow_up.certificate_from);
    return attended.is_completed ? [{ one, hours: attended.hours }] : [];
  });
  if (due.length === 0) return { message: 'No one is without a certificate who attended enough of the hours.', issued: 0 };
  const names = await readSigningNames(
    db,
    due.map(({ one }) => one.personnel_id),
  );
  const office_id = await officeOfCaller(call);
  if (office_id === null) throw wrongState('You serve in no office whose letterhead the certificates carry. Ask a colleague in service.');
  const positions = new Map(without.map(({ id, position }) => [id, position]));
  const issued = await issueNumbered(
    call,
    SERIES,
    due.map(({ one, hours }) => ({
      sheet: {
        control_number: '',
        date: today,
        office_id,
        name: names.get(one.personnel_id)!,
        position: positions.get(one.id) ?? '',
        title: one.title,
        first_day: one.first_day,
        last_day: one.last_day,
        place: one.place,
        hours,
      } satisfies CertificateSheet,
      paper: { kind: PAPER, title: `Certificate of training: ${one.title}`, personnelId: one.personnel_id },
    })),
  );
  await sql`
    update trainings.nomination n set certificate_code = c.code
    from unnest(${due.map(({ one }) => one.id)}::integer[], ${issued.map(({ code }) => code)}::text[]) as c (id, code) where n.id = c.id`.execute(
    db,
  );
  await recordChange(call, {
    action: 'issue certificates of a training',
    subject: `trainings.training:${params.id}`,
    after: { control_numbers: issued.map(({ sheet }) => sheet.control_number) },
  });
  await notifyPeople(
    db,
    call.now,
    due.map(({ one }) => one.personnel_id),
    { title: 'Your certificate is ready', description: training.title, link: '/account/development' },
  );
  const { length } = due;
  return { message: `${length} ${length === 1 ? 'certificate was' : 'certificates were'} issued.`, issued: length };
}

/** The certificate that the university issued of one training. Error: 404 while there is none. */
export async function printCertificate(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { certificate_code: code, title } = await findNomination(call, call.params.id);
  if (code === null) throw notFound('The university issued no certificate of this training.');
  return certificateForm.answer(call.server, await readIssued<CertificateSheet>(call.db, [code]), `Certificate ${title}`);
}

/** All certificates of a training. Error: 404 while there are none. */
export async function printCertificates(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { rows } = await sql<{ code: string }>`
    select n.certificate_code as code from trainings.nomination n join personnel.person_view p on p.id = n.personnel_id
    where n.training_id = ${call.params.id} and n.certificate_code is not null order by p.plain_name, n.id`.execute(call.db);
  if (rows.length === 0) throw notFound('No certificate of this training was issued yet.');
  const issued = await readIssued<CertificateSheet>(
    call.db,
    rows.map(({ code }) => code),
  );
  return certificateForm.answer(call.server, issued, 'Certificates of training');
}
