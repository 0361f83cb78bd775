import type { ClientBase } from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { copyRows } from '@talaan/kernel/server/demo/copy-rows.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { printFile, type PrintedFile } from '@talaan/kernel/server/demo/print-file.ts';
import { titleOf } from '../contract.ts';
import { circularTexts, type DemoCircular } from './circular-texts.ts';

interface Paper extends PrintedFile {
  circular: DemoCircular;
  dated: string;
  signatory: string;
  name: string;
}

const FOLDER = 'demo';
const TEMPLATE = new URL('./circular.typ', import.meta.url);
const longDate = new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeZone: 'UTC' });

/** Circulars of several offices. Those with an account have not yet acknowledged what came lately. */
export async function loadDemo({ client, now, today, filesDir }: DemoMaking): Promise<void> {
  if (filesDir === undefined) return;
  const offices = await readOffices(client, today);
  const papers = await Promise.all(circularTexts.map((circular) => printCircular(filesDir, offices, today, circular)));
  const { id: posterId } = await findAccount(client, 'hr');
  await copyRows(
    client,
    'kernel.file (path, name, content_type, bytes, sha256, owner_id)',
    papers.map(({ path, name, bytes, sha256 }) => [path, name, 'application/pdf', bytes, sha256, posterId]),
  );
  for (const paper of papers.toReversed()) await postPaper(client, paper, offices, posterId);
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

/** An office of the main campus and who signs for it, as the paper names them. */
interface Office {
  id: number;
  acronym: string;
  office: string;
  signatory: string;
  position: string;
  university: string;
  address: string;
}

async function readOffices(client: ClientBase, today: Temporal.PlainDate): Promise<Map<string, Office>> {
  const { rows } = await client.query<Office>(
    `select o.id, o.acronym, o.fullname as office, p.first_name || ' ' || p.surname as signatory, h.title as position, u.name as university, u.address
     from organization.office_view o
       join organization.head_view h on h.office_id = o.id and h.during @> $1::date and not h.is_acting
       join personnel.person_view p on p.id = h.personnel_id
       cross join organization.university_view u
     where o.campus_id = 1`,
    [today.toString()],
  );
  return new Map(rows.map((row) => [row.acronym, row]));
}

async function printCircular(
  filesDir: string,
  offices: ReadonlyMap<string, Office>,
  today: Temporal.PlainDate,
  circular: DemoCircular,
): Promise<Paper> {
  const office = offices.get(circular.office)!;
  const dated = today.subtract({ days: circular.daysAgo }).toString();
  const title = titleOf({ ...circular, dated });
  const printed = await printFile(filesDir, `${FOLDER}/${circular.kind}-${circular.number}.pdf`, {
    template: TEMPLATE,
    input: { ...circular, ...office, title, dated: longDate.format(new Date(dated)) },
  });
  return { ...printed, circular, dated, signatory: office.signatory, name: `${title}.pdf` };
}

async function postPaper(
  client: ClientBase,
  { circular, dated, signatory, path }: Paper,
  offices: ReadonlyMap<string, Office>,
  posterId: number,
): Promise<void> {
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
      offices.get(circular.office)!.id,
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
    lines.map(({ campus, office, track }) => [posted.rows[0]!.id, campus ?? null, office ? offices.get(office)!.id : null, track ?? null]),
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
    left join organization.office_view w on w.id = u.office_id
    join personnel.appointment_view a on a.during @> ($1::timestamptz at time zone '${ZONE}')::date and lower(a.during) <= c.dated
    join personnel.person_view p on p.id = a.personnel_id
    join organization.office_view o on o.id = a.office_id
    join organization.position_view t on t.id = a.position_id
    cross join lateral (select c.posted_at + interval '1 minute' * ((p.id * 131 + c.id * 17) % 1300 + 7) as at) seen
  where (u.campus_id is null or u.campus_id = o.campus_id)
    and (u.office_id is null or o.tree_from between w.tree_from and w.tree_to)
    and (u.track is null or u.track = t.track)
    and (p.id * 19 + c.id * 29) % 100 < share.percent
    and (c.dated < ($1::timestamptz - interval '20 days')::date or not exists (select from identity.account_view b where b.personnel_id = p.id))
  on conflict do nothing`;

function columnsOf(rows: readonly (readonly string[])[]): string[][] {
  return [0, 1, 2].map((column) => rows.map((row) => row[column]!));
}
