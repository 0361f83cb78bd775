import type { ClientBase } from 'pg';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { DemoStep } from './choose-path.ts';
import type { DemoStandard, lackedFor } from './make-sheet.ts';

export interface DemoApplication {
  post: { id: number; title: string; codes: string[]; standard: DemoStandard; lacked: ReturnType<typeof lackedFor> };
  person: { id: number; surname: string; first_name: string; source: string };
  steps: DemoStep[];
  submitted: Temporal.Instant;
  /** The paper that is lacking, where one is. */
  lacking: string;
}

interface Around {
  /** The account of HR, which takes their steps. */
  hr: number;
  now: Temporal.Instant;
  /** The kept file that goes as a paper with all. */
  file: number | null;
  sheetOf: (application: DemoApplication) => { image: unknown; sha256: string };
}

/** Why who lacks an element is disqualified. */
const reasonOf = ({ lacked }: DemoApplication['post']) => `The ${lacked ?? 'experience'} is below the qualification standard of the post.`;
const OWN_STEPS = ['submit', 'send_papers', 'withdraw', 'decline'];

/** Writes applications with their sheets, papers, steps and letters, a statement for each kind; numbers follow the submissions. */
export async function writeRows(
  client: ClientBase,
  applications: readonly DemoApplication[],
  { hr, now, file, sheetOf }: Around,
): Promise<void> {
  const numbers = new Map<number, number>();
  const ordered = applications.toSorted((one, other) => Temporal.Instant.compare(one.submitted, other.submitted));
  const rows = ordered.map(({ post, person, steps, submitted, lacking }) => {
    const last = steps.at(-1);
    const { year } = submitted.toZonedDateTimeISO(ZONE);
    if (last) numbers.set(year, (numbers.get(year) ?? 0) + 1);
    const isLacking = last?.to === 'INCOMPLETE';
    return {
      post: post.id,
      person: person.id,
      reference: last ? `APP-${year}-${String(numbers.get(year)).padStart(5, '0')}` : null,
      state: last?.to ?? 'DRAFT',
      since: (last?.at ?? submitted).toString(),
      internal: person.source === 'employee',
      paper: person.source === 'paper',
      submitted: last ? submitted.toString() : null,
      resubmitted: steps.find(({ action }) => action === 'send_papers')?.at.toString() ?? null,
      lacking: isLacking ? [lacking] : [],
      note: isLacking ? 'The scan cannot be read.' : '',
      due: isLacking
        ? last.at
            .add({ hours: 24 * 7 })
            .toZonedDateTimeISO(ZONE)
            .toPlainDate()
            .toString()
        : null,
      reason: last?.action === 'disqualify' ? reasonOf(post) : '',
      created: submitted.subtract({ hours: 26 }).toString(),
    };
  });
  const { rows: made } = await client.query<{ id: number; post_id: number; personnel_id: number }>(
    `insert into applicants.application (reference, post_id, personnel_id, state, since, is_internal, is_paper, submitted_at, resubmitted_at, lacking,
       lacking_note, lacking_due_on, reason, created_at)
     select g.reference, g.post, g.person, g.state, g.since, g.internal, g.paper, g.submitted, g.resubmitted,
       array(select jsonb_array_elements_text(g.lacking)), g.note, g.due, g.reason, g.created
     from jsonb_to_recordset($1::jsonb) as g (post integer, person integer, reference text, state text, since timestamptz, internal boolean,
       paper boolean, submitted timestamptz, resubmitted timestamptz, lacking jsonb, note text, due date, reason text, created timestamptz)
     on conflict do nothing returning id, post_id, personnel_id`,
    [JSON.stringify(rows)],
  );
  const idOf = new Map(made.map(({ id, post_id, personnel_id }) => [`${post_id} ${personnel_id}`, id]));
  const numbered = ordered.flatMap((one, at) => {
    const id = idOf.get(`${one.post.id} ${one.person.id}`);
    return id === undefined ? [] : [{ ...one, id, reference: rows[at]!.reference }];
  });
  for (const [year, last] of numbers)
    await client.query(
      `insert into applicants.number_year (year, last_application) values ($1, $2)
       on conflict (year) do update set last_application = greatest(number_year.last_application, excluded.last_application)`,
      [year, last],
    );
  const submitted = numbered.filter(({ steps }) => steps.length > 0);
  await client.query(
    `insert into applicants.step (application_id, no, action, from_state, to_state, at, account_id, reason)
     select g.id, g.no, g.action, g.from, g.to, g.at, g.account, g.reason
     from jsonb_to_recordset($1::jsonb) as g (id integer, no smallint, action text, "from" text, "to" text, at timestamptz, account integer, reason text)`,
    [
      JSON.stringify(
        submitted.flatMap(({ id, post, steps }) =>
          steps.map((step) => ({
            ...step,
            id,
            at: step.at.toString(),
            account: OWN_STEPS.includes(step.action) ? null : hr,
            reason: step.action === 'disqualify' ? reasonOf(post) : '',
          })),
        ),
      ),
    ],
  );
  await client.query(
    `insert into applicants.sheet (application_id, personnel_id, image, sha256, frozen_at)
     select g.id, g.person, g.image, g.sha256, g.at from jsonb_to_recordset($1::jsonb) as g (id integer, person integer, image jsonb, sha256 text, at timestamptz)`,
    [
      JSON.stringify(
        submitted
          .filter(({ person }) => person.source !== 'paper')
          .map((one) => ({ id: one.id, person: one.person.id, at: one.submitted.toString(), ...sheetOf(one) })),
      ),
    ],
  );
  await writeLetters(client, submitted, hr);
  if (file !== null)
    await client.query(
      `insert into applicants.paper (application_id, code, file_id, added_at)
       select a.id, q.code, $2, coalesce(a.submitted_at, $3::timestamptz) from applicants.application a join vacancies.requirement q on q.post_id = a.post_id
       where a.id = any($1::integer[]) and (a.state <> 'DRAFT' or q.place = 1) and q.is_needed order by a.id, q.place`,
      [made.map(({ id }) => id), file, now.toString()],
    );
}

type Submitted = DemoApplication & { id: number; reference: string | null };

/** The acknowledgement of each, and what HR wrote at a step. */
async function writeLetters(client: ClientBase, submitted: readonly Submitted[], hr: number): Promise<void> {
  const letters = submitted.flatMap(({ id, post, reference, steps }) =>
    steps.flatMap(({ no, action, at }) => {
      const said = formatLetter(action, post, reference!);
      return said ? [{ id, cause: action === 'submit' ? 'acknowledged' : `step:${no}`, at: at.toString(), ...said }] : [];
    }),
  );
  await client.query(
    `insert into applicants.letter (application_id, cause, subject, paragraphs, sent_to, at, account_id)
     select g.id, g.cause, g.subject, array[g.text], coalesce(p.email, ''), g.at, case when g.cause = 'acknowledged' then null else $2::integer end
     from jsonb_to_recordset($1::jsonb) as g (id integer, cause text, subject text, text text, at timestamptz)
       join applicants.application a on a.id = g.id join personnel.person_view p on p.id = a.personnel_id`,
    [JSON.stringify(letters), hr],
  );
}

function formatLetter(action: string, post: DemoApplication['post'], reference: string): { subject: string; text: string } | null {
  const { title } = post;
  switch (action) {
    case 'submit':
      return {
        subject: `Your application ${reference} was received`,
        text: `We received your application for ${title} and gave it the reference ${reference}.`,
      };
    case 'ask_papers':
      return {
        subject: `Papers are lacking in your application ${reference}`,
        text: `One paper of your application for ${title} cannot be read.`,
      };
    case 'disqualify':
      return {
        subject: `Your application ${reference}`,
        text: `You do not meet the qualification standards of ${title}. ${reasonOf(post)}`,
      };
    default:
      return null;
  }
}
