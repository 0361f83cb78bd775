import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { ZONE } from '@talaan/kernel/server/clock.ts';
import { closePrint, printPdf } from '@talaan/kernel/server/print.ts';
import { titleOf } from '@talaan/memoranda/contract.ts';
import { campuses } from './campuses.ts';
import { circularTexts, type DemoCircular } from './circular-texts.ts';
import { copyRows } from '@talaan/kernel/server/demo/copy-rows.ts';
import { officeCalled } from './offices.ts';
import type { Person } from './people.ts';

interface Paper {
  circular: DemoCircular;
  dated: string;
  signatory: string;
  path: string;
  name: string;
  bytes: number;
  sha256: string;
}

const POSTER = 'hr@talaan.example';
const FOLDER = 'demo';
const longDate = new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeZone: 'UTC' });

/** Prints the circulars into the folder of kept files. It needs no database, so that it can go on beside the loading. */
export async function printCirculars(filesDir: string, people: readonly Person[], today: Temporal.PlainDate): Promise<Paper[]> {
  await mkdir(join(filesDir, FOLDER), { recursive: true });
  const papers = await Promise.all(circularTexts.map((circular) => printCircular(filesDir, people, today, circular)));
  await closePrint();
  return papers;
}

async function printCircular(
  filesDir: string,
  people: readonly Person[],
  today: Temporal.PlainDate,
  circular: DemoCircular,
): Promise<Paper> {
  const office = officeCalled(circular.office);
  const head = people.find((person) => person.office === office && person.seat === 0)!;
  const signatory = `${head.firstName} ${head.surname}`;
  const dated = today.subtract({ days: circular.daysAgo }).toString();
  const title = titleOf({ ...circular, dated });
  const input = {
    ...circular,
    title,
    dated: longDate.format(new Date(dated)),
    signatory,
    position: office.headTitle,
    office: office.fullname,
    university: 'Talaan State University',
    address: campuses[0]!.address,
  };
  const pdf = await printPdf({ template: new URL('./circular.typ', import.meta.url), input });
  const path = `${FOLDER}/${circular.kind}-${circular.number}.pdf`;
  await writeFile(join(filesDir, path), pdf);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  return { circular, dated, signatory, path, name: `${title}.pdf`, bytes: pdf.byteLength, sha256 };
}

/** Posts them: those with an account have not yet acknowledged what came lately. */
export async function loadCirculars(client: ClientBase, papers: readonly Paper[], now: Temporal.Instant): Promise<void> {
  const poster = await client.query<{ id: number }>('select id from identity.account where email = $1', [POSTER]);
  const posterId = poster.rows[0]!.id;
  await copyRows(
    client,
    'kernel.file (path, name, content_type, bytes, sha256, owner_id)',
    papers.map(({ path, name, bytes, sha256 }) => [path, name, 'application/pdf', bytes, sha256, posterId]),
  );
  for (const paper of papers.toReversed()) await postPaper(client, paper, posterId);
  await client.query(
    `update memoranda.circular c set state = 'superseded', superseded_by = n.id, ended_at = n.posted_at, ended_because = 'New rules'
     from unnest($1::text[], $2::text[], $3::text[]) as e (kind, number, successor)
     join memoranda.circular n on n.kind = e.kind and n.number = e.successor where c.kind = e.kind and c.number = e.number`,
    columnsOf(
      papers.flatMap(({ circular: { kind, number, ended } }) =>
        ended && 'supersededBy' in ended ? [[kind, number, ended.supersededBy]] : [],
      ),
    ),
  );
  await client.query(ACKNOWLEDGE, [now.toString(), papers.map(({ path }) => path), papers.map(({ circular }) => circular.acknowledged)]);
}

async function postPaper(client: ClientBase, { circular, dated, signatory, path }: Paper, posterId: number): Promise<void> {
  const withdrawn = circular.ended && 'withdrawn' in circular.ended ? circular.ended.withdrawn : null;
  const postedAt = Temporal.PlainDate.from(dated).toZonedDateTime({ timeZone: ZONE, plainTime: '10:12' }).toInstant();
  const posted = await client.query<{ id: number }>(
    `insert into memoranda.circular (kind, number, dated, subject, office_id, signatory, file_id, needs_acknowledgement, body, body_state,
       state, ended_because, ended_at, posted_by, posted_at, announced_at)
     select $1, $2, $3, $4, $5, $6, f.id, $7, $8, 'read', $9, $10, $11, $12, $13, $13 from kernel.file f where f.path = $14 returning id`,
    [
      circular.kind,
      circular.number,
      dated,
      circular.subject,
      officeCalled(circular.office).id,
      signatory,
      circular.asksAcknowledgement,
      [circular.to, circular.subject, ...circular.paragraphs].join(' '),
      withdrawn === null ? 'posted' : 'withdrawn',
      withdrawn ?? '',
      withdrawn === null ? null : postedAt.add({ hours: 72 }).toString(),
      posterId,
      postedAt.toString(),
      path,
    ],
  );
  const lines = circular.audience.length > 0 ? circular.audience : [{}];
  await copyRows(
    client,
    'memoranda.audience (circular_id, campus_id, office_id, track)',
    lines.map(({ campus, office, track }) => [posted.rows[0]!.id, campus ?? null, office ? officeCalled(office).id : null, track ?? null]),
  );
}

/** So many of a hundred of each audience have read it, and acknowledged it where that was asked. */
const ACKNOWLEDGE = `
  insert into memoranda.reading (personnel_id, circular_id, read_at, acknowledged_at)
  select p.id, c.id, least($1::timestamptz, seen.at), case when c.needs_acknowledgement then least($1::timestamptz, seen.at + interval '1 minute') end
  from unnest($2::text[], $3::integer[]) as share (path, percent)
    join kernel.file f on f.path = share.path
    join memoranda.circular c on c.file_id = f.id
    join memoranda.audience u on u.circular_id = c.id
    left join organization.office w on w.id = u.office_id
    join personnel.appointment a on a.during @> ($1::timestamptz at time zone '${ZONE}')::date and lower(a.during) <= c.dated
    join personnel.person p on p.id = a.personnel_id
    join organization.office o on o.id = a.office_id
    join organization.position t on t.id = a.position_id
    cross join lateral (select c.posted_at + interval '1 minute' * ((p.id * 131 + c.id * 17) % 1300 + 7) as at) seen
  where (u.campus_id is null or u.campus_id = o.campus_id)
    and (u.office_id is null or o.tree_from between w.tree_from and w.tree_to)
    and (u.track is null or u.track = t.track)
    and (p.id * 19 + c.id * 29) % 100 < share.percent
    and (c.dated < ($1::timestamptz - interval '20 days')::date or not exists (select from identity.account b where b.personnel_id = p.id))
  on conflict do nothing`;

function columnsOf(rows: readonly (readonly string[])[]): string[][] {
  return [0, 1, 2].map((column) => rows.map((row) => row[column]!));
}
