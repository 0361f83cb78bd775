import type { ClientBase } from 'pg';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printFile, type PrintedFile } from '@talaan/kernel/server/demo/print-file.ts';
import { DEGREE_NAMES, MONITORED_NAMES } from '../contract/codes.ts';
import type { Degree } from '../rules/grant.ts';

const FOLDER = 'demo-scholars';
const TEMPLATE = new URL('./paper.typ', import.meta.url);

interface Admitted {
  id: number;
  personnel_id: number;
  name: string;
  degree: Degree;
  programme: string;
  school: string;
  on: string;
}

interface Reported extends Admitted {
  no: number;
  term: string;
  what: 'GRADES' | 'PROGRESS';
}

const OF_SCHOLAR = `s.id, s.personnel_id, p.first_name || ' ' || p.surname as name, s.degree, s.programme, s.school`;

/** Who was approved was admitted before. */
const ADMITTED = `
  select ${OF_SCHOLAR}, (kernel.date_of(r.filed_at) - 20)::text as on
  from scholarships.scholarship s join requests.request r on r.id = s.id join personnel.person_view p on p.id = s.personnel_id
  where s.state not in ('APPLIED', 'ENDORSED', 'RETURNED', 'DISAPPROVED', 'WITHDRAWN') order by s.id`;

/** All but the progress report of the last term of who studies now: that one is late. */
const REPORTED = `
  select ${OF_SCHOLAR}, t.no, t.name as term, w.what, (t.ends_on + 12)::text as on
  from scholarships.term t join scholarships.scholarship s on s.id = t.scholarship_id join personnel.person_view p on p.id = s.personnel_id
    cross join (values ('GRADES'), ('PROGRESS')) as w (what)
  where t.ends_on + 12 <= $1::date and not (w.what = 'PROGRESS' and s.state in ('ONGOING', 'EXTENDED') and t.ends_on = (
    select max(l.ends_on) from scholarships.term l where l.scholarship_id = s.id and l.ends_on + 12 <= $1::date)) order by s.id, t.no, w.what`;

const KEEP = `
  insert into kernel.file (path, name, content_type, bytes, sha256, owner_id)
  select $1, $2, 'application/pdf', $3, $4, (select a.id from identity.account_view a where a.personnel_id = $5) returning id`;

/** Prints the notices of admission of those who were approved, and the grades and reports that scholars submitted. */
export async function attachPapers(client: ClientBase, filesDir: string, today: string): Promise<void> {
  const { rows: admitted } = await client.query<Admitted>(ADMITTED);
  for (const row of admitted) {
    const says = `${row.name} is admitted to the ${row.programme} (${DEGREE_NAMES[row.degree].toLowerCase()}) of this university.`;
    const file = await keep(client, filesDir, row, { path: `${row.id}-admission`, title: 'Notice of admission', says });
    await client.query('update scholarships.scholarship set admission_file_id = $2 where id = $1', [row.id, file]);
  }
  const { rows: reported } = await client.query<Reported>(REPORTED, [today]);
  for (const row of reported) {
    const title = MONITORED_NAMES[row.what];
    const says =
      row.what === 'GRADES'
        ? `Grades of ${row.name} in the ${row.programme}, ${row.term}: all subjects passed.`
        : `Progress of ${row.name} in the ${row.programme}, ${row.term}: on schedule, by the adviser.`;
    const file = await keep(client, filesDir, row, { path: `${row.id}-${row.no}-${row.what}`, title, says });
    await client.query(
      'insert into scholarships.submission (scholarship_id, term_no, what, submitted_on, file_id) values ($1, $2, $3, $4, $5)',
      [row.id, row.no, row.what, row.on, file],
    );
  }
}

async function keep(
  client: ClientBase,
  filesDir: string,
  { personnel_id: person, school, on }: Admitted,
  { path, title, says }: { path: string; title: string; says: string },
): Promise<number> {
  const printed: PrintedFile = await printFile(filesDir, `${FOLDER}/${path}.pdf`, {
    template: TEMPLATE,
    input: { school, title, says, on: longDate(on) },
  });
  const { rows } = await client.query<{ id: number }>(KEEP, [printed.path, `${title}.pdf`, printed.bytes, printed.sha256, person]);
  return rows[0]!.id;
}
