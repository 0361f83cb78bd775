import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { printFile } from '@talaan/kernel/server/demo/print-file.ts';
import { CONSENT_VERSION } from '../rules/consent-text.ts';

const PAPER = { path: 'demo-faces/signed-consent.pdf', name: 'Signed consent.pdf' };
const HR = `(select id from identity.account_view where email = 'hr@talaan.example')`;

/** Consents on paper of sixteen people of the first campus, one withdrawn since. Faces are drawn and registered after the start, by a job of the demo. */
export async function loadDemo({ client, now, filesDir }: DemoMaking): Promise<void> {
  if (filesDir === undefined) return;
  const template = new URL('./signed-consent.typ', import.meta.url);
  const { path, bytes, sha256 } = await printFile(filesDir, PAPER.path, { template, input: { signed: 'The employee' } });
  const { rows } = await client.query<{ id: number }>(
    `insert into kernel.file (path, name, content_type, bytes, sha256, owner_id) values ($1, $2, 'application/pdf', $3, $4, ${HR}) returning id`,
    [path, PAPER.name, bytes, sha256],
  );
  await client.query(
    `insert into faces.consent (personnel_id, kind, text_version, given_on, file_id, recorded_by, recorded_at, withdrawn_by, withdrawn_at, withdrawn_because)
     select personnel_id, 'PAPER', $1, kernel.date_of($2::timestamptz) - 12, $3, ${HR}, $2::timestamptz - interval '11 days',
       case when place = 16 then ${HR} end, case when place = 16 then $2::timestamptz - interval '2 days' end, case when place = 16 then 'Asked HR by letter' end
     from (select s.personnel_id, row_number() over (order by s.personnel_id desc) as place
       from personnel.serving_on(kernel.date_of($2::timestamptz)) s join organization.office_view o on o.id = s.office_id and o.campus_id = 1) s
     where place between 1 and 16`,
    [CONSENT_VERSION, now.toString(), rows[0]!.id],
  );
}
