import type { ClientBase } from 'pg';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { printFile } from '@talaan/kernel/server/demo/print-file.ts';
import { firstNamesOf, surnames } from '@talaan/personnel/demo/names.ts';
import { digest } from '@talaan/pds/server/public.ts';
import { choosePath, takeSteps, type DemoStep } from './choose-path.ts';
import { lackedFor, makeSheet, type DemoStandard } from './make-sheet.ts';
import { writeRows, type DemoApplication } from './write-rows.ts';

const APPLICANTS = 150;
const EMPLOYEES = 8;
const ACCOUNT = 'applicant@talaan.example';
const TEMPLATE = new URL('./paper.typ', import.meta.url);

interface DemoPost {
  id: number;
  state: string;
  title: string;
  opens: string;
  closes: string;
  codes: string[];
  standard: DemoStandard;
}

interface Someone {
  id: number;
  surname: string;
  first_name: string;
  source: 'account' | 'paper' | 'employee';
}

/** Applicants from outside and some employees over the posts of the demo, in states as far as each post is; nothing where there are no posts. */
export async function loadDemo({ client, now, today, filesDir }: DemoMaking): Promise<void> {
  const posts = await findPosts(client, now);
  if (posts.length === 0) return;
  const hr = await findAccount(client, 'hr');
  await client.query("select set_config('talaan.opened', '*', true)");
  const people = await addPeople(client, now, today);
  const file = filesDir ? await addPaper(client, filesDir, today) : null;
  const counts = new Map<number, number>();
  const applications: DemoApplication[] = [];
  const apply = (person: Someone, post: DemoPost, path?: DemoStep['action'][]) => {
    const at = counts.get(post.id) ?? 0;
    counts.set(post.id, at + 1);
    const submitted = momentOf(post, now, at);
    const steps = takeSteps(path ?? passable(choosePath(post, at), post), submitted, now);
    applications.push({
      post: { ...post, lacked: lackedFor(post.standard) },
      person,
      steps,
      submitted,
      lacking: post.codes[1] ?? post.codes[0] ?? 'sheet',
    });
  };
  const [own, ...others] = people;
  const open = posts.find(({ state }) => state === 'POSTED') ?? posts[0]!;
  const second = posts.find(({ id }) => id !== open.id);
  if (second) apply(own!, second, ['submit']);
  apply(own!, open, second ? [] : ['submit']);
  for (const [at, person] of others.entries()) {
    apply(person, posts[at % posts.length]!);
    if (posts.length > 1 && at % 5 === 0) apply(person, posts[(at + 1) % posts.length]!);
  }
  const sheetOf = ({ person, post, steps, submitted }: DemoApplication) => {
    const image = makeSheet({
      surname: person.surname,
      first_name: person.first_name,
      standard: post.standard,
      isLacking: steps.some(({ action }) => action === 'disqualify'),
      on: submitted.toZonedDateTimeISO(ZONE).toPlainDate(),
      at: person.id,
    });
    return { image, sha256: digest(image) };
  };
  await writeRows(client, applications, { hr: hr.id, now, file, sheetOf });
  await client.query("select set_config('talaan.opened', '', true)");
}

/** Where the standards ask for nothing that one can lack, all qualify. */
function passable(path: ReturnType<typeof choosePath>, post: DemoPost): ReturnType<typeof choosePath> {
  return lackedFor(post.standard) ? path : path.map((action) => (action === 'disqualify' ? 'qualify' : action));
}

/** Posts on which applications could come in until now. */
async function findPosts(client: ClientBase, now: Temporal.Instant): Promise<DemoPost[]> {
  const { rows } = await client.query<DemoPost>(
    `select v.id, v.state, v.title, to_char(v.opens_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as opens,
       to_char(v.closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as closes,
       array(select q.code from vacancies.requirement q where q.post_id = v.id order by q.place) as codes,
       jsonb_build_object('education', v.education, 'experience_years', coalesce(v.experience_years, 0), 'training_hours', coalesce(v.training_hours, 0),
         'eligibility', v.eligibility) as standard
     from vacancies.post v where v.opens_at < $1 and v.state in ('POSTED', 'CLOSED', 'DEFICIENT', 'VALID', 'NEAR_EXPIRY', 'EXPIRED', 'FILLED', 'CANCELLED')
     order by v.id`,
    [now.toString()],
  );
  return rows;
}

/** The one behind the account of the demo first, then those from outside, then employees. */
async function addPeople(client: ClientBase, now: Temporal.Instant, today: Temporal.PlainDate): Promise<Someone[]> {
  const names = { Male: firstNamesOf('Male'), Female: firstNamesOf('Female') };
  const outside = Array.from({ length: APPLICANTS }, (_, at) => {
    const sex = at % 5 < 2 ? ('Male' as const) : ('Female' as const);
    const surname = at === 0 ? 'Villareal' : surnames[(at * 7 + 3) % surnames.length]!;
    const first = at === 0 ? 'Jomari' : names[sex][(at * 11 + 5) % names[sex].length]!;
    return {
      idno: `A-${today.year}-${String(at + 1).padStart(5, '0')}`,
      surname,
      first,
      sex: at === 0 ? 'Male' : sex,
      birth: today.subtract({ years: 22 + ((at * 13) % 30), days: (at * 37) % 365 }).toString(),
      email: at === 0 ? ACCOUNT : `applicant.${at}@example.org`,
      source: at % 12 === 7 ? 'paper' : 'account',
    };
  });
  const { rows } = await client.query<Someone>(
    `with given as (select * from jsonb_to_recordset($1::jsonb) as g (idno text, surname text, first text, sex text, birth date, email text, source text)),
     person as (
       insert into personnel.person (idno, surname, first_name, sex, birth_date, email, mobile, is_applicant)
       select idno, surname, first, sex, birth, email, '+63917' || lpad((1000000 + row_number() over (order by idno) * 7919)::text, 7, '0'), true from given
       returning id, idno, surname, first_name),
     applicant as (
       insert into applicants.applicant (personnel_id, source, consented_at, consent_version, created_at)
       select p.id, g.source, $2::timestamptz - interval '300 days', '2026-1', $2::timestamptz - interval '300 days' from person p join given g using (idno))
     select p.id, p.surname, p.first_name, g.source from person p join given g using (idno) order by p.idno`,
    [JSON.stringify(outside), now.toString()],
  );
  await client.query('update identity.account set personnel_id = $1 where email = $2 and personnel_id is null', [rows[0]!.id, ACCOUNT]);
  await client.query(
    `insert into applicants.number_year (year, last_applicant) values ($1, $2)
     on conflict (year) do update set last_applicant = greatest(number_year.last_applicant, excluded.last_applicant)`,
    [today.year, APPLICANTS],
  );
  const { rows: employees } = await client.query<Someone>(
    `with person as (
       select p.id, p.surname, p.first_name from personnel.person_view p join personnel.appointment_view a on a.personnel_id = p.id and upper_inf(a.during)
         join organization.office_view o on o.id = a.office_id
       where not exists (select from identity.account_view c where c.personnel_id = p.id) and not exists (select from organization.head_view h where h.personnel_id = p.id)
       order by p.id limit $1),
     applicant as (
       insert into applicants.applicant (personnel_id, source, consented_at, consent_version, created_at)
       select id, 'employee', $2::timestamptz - interval '300 days', '2026-1', $2::timestamptz - interval '300 days' from person)
     select id, surname, first_name, 'employee' as source from person order by id`,
    [EMPLOYEES, now.toString()],
  );
  return [...rows, ...employees];
}

/** When the application of this number came in: spread over the time in which the post was open, to the second. */
function momentOf({ opens, closes }: DemoPost, now: Temporal.Instant, at: number): Temporal.Instant {
  const from = Temporal.Instant.from(opens).epochMilliseconds;
  const until = Math.min(Temporal.Instant.from(closes).epochMilliseconds, now.epochMilliseconds);
  const part = ((at * 61 + 17) % 100) / 100;
  return Temporal.Instant.fromEpochMilliseconds(from + Math.floor(((until - from) * part) / 1000) * 1000);
}

/** One letter of intent, which goes with all of them. */
async function addPaper(client: ClientBase, filesDir: string, today: Temporal.PlainDate): Promise<number> {
  const { path, bytes, sha256 } = await printFile(filesDir, 'demo-applications/letter.pdf', {
    template: TEMPLATE,
    input: { date: longDate(today.toString()) },
  });
  const { rows } = await client.query<{ id: number }>(
    `insert into kernel.file (path, name, content_type, bytes, sha256) values ($1, 'Letter of intent.pdf', 'application/pdf', $2, $3) returning id`,
    [path, bytes, sha256],
  );
  return rows[0]!.id;
}
