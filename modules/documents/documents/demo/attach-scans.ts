import type { ClientBase } from 'pg';
import { copyRows } from '@talaan/kernel/server/demo/copy-rows.ts';
import { printFile } from '@talaan/kernel/server/demo/print-file.ts';

interface DemoScan {
  subject: string;
  sender: string;
  paragraphs: readonly string[];
}

const SCANS: readonly DemoScan[] = [
  {
    subject: 'Request to use the gymnasium',
    sender: 'Municipality of San Isidro',
    paragraphs: [
      'The Municipality asks to use the gymnasium of the University for the provincial volleyball finals, with 600 spectators and parking for twelve buses.',
      'The Municipality shall pay for electricity, janitorial services and two security guards.',
    ],
  },
  {
    subject: 'Request for data on enrolment',
    sender: 'Commission on Higher Education, Regional Office',
    paragraphs: [
      'Please submit the enrolment of the first semester by programme, sex and barangay of origin, in the template of the Unified Student Financial Assistance System.',
      'Scholars under the Free Tuition Law are to be listed apart.',
    ],
  },
  {
    subject: 'Invitation to the regional research congress',
    sender: 'Regional Development Council',
    paragraphs: [
      'The Council invites two researchers to read papers on mangrove rehabilitation and on the salinity of wells. Travel is shouldered by the Council.',
    ],
  },
  {
    subject: 'Memorandum of agreement on student internship',
    sender: 'Extension Services Office',
    paragraphs: [
      'The host company takes up to forty interns of hospitality management, gives each an allowance for meals and insures them against accidents.',
    ],
  },
  {
    subject: 'Complaint about an employee',
    sender: 'A concerned citizen',
    paragraphs: ['The cashier is said to have refused a senior citizen the priority lane on three occasions.'],
  },
];

/** Gives the newest paper of some subjects its scan with a layer of text, which the job of texts reads. */
export async function attachScans(client: ClientBase, filesDir: string): Promise<void> {
  const printed = await Promise.all(
    SCANS.map(async (scan, at) => {
      const file = await printFile(filesDir, `demo/document-${at + 1}.pdf`, {
        template: new URL('./scan.typ', import.meta.url),
        input: { ...scan },
      });
      return { ...file, subject: scan.subject };
    }),
  );
  await copyRows(
    client,
    'kernel.file (path, name, content_type, bytes, sha256)',
    printed.map(({ path, subject, bytes, sha256 }) => [path, `${subject}.pdf`, 'application/pdf', bytes, sha256]),
  );
  await client.query(
    `insert into documents.attachment (document_id, file_id, added_at, added_by)
     select distinct on (f.id) d.id, f.id, d.registered_at, d.created_by
     from unnest($1::text[], $2::text[]) as s (path, subject) join kernel.file f on f.path = s.path
     join documents.document d on d.subject like s.subject || '%' and d.state <> 'DRAFT' order by f.id, d.id desc`,
    [printed.map(({ path }) => path), printed.map(({ subject }) => subject)],
  );
}
