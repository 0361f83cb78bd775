import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ClientBase } from 'pg';
import { ZONE } from '@talaan/kernel/contract/zone.ts';

interface Exported {
  device_id: number;
  number: number;
  lines: string[];
  first_at: string;
  last_at: string;
  due_days: number;
}

const DAYS = 7;

/** The last file of each device whose punches come by USB stick, imported at the end of the last day on which people punched there. */
export async function uploadFiles(client: ClientBase, now: Temporal.Instant, filesDir: string): Promise<void> {
  const since = now.subtract({ hours: 24 * DAYS }).toString();
  const { rows } = await client.query<Exported>(
    `select d.id as device_id, d.number, array_agg(p.pin || E'\\t' || to_char(p.at at time zone '${ZONE}', 'YYYY-MM-DD HH24:MI:SS') || E'\\t1\\t' || p.status || E'\\t1\\t0' order by p.at, p.pin) as lines,
       min(p.at)::text as first_at, max(p.at)::text as last_at, count(distinct (p.pin, attendance.date_of(p.at)))::integer as due_days
     from attendance.device d join attendance.punch p on p.device_id = d.id and p.at >= $1::timestamptz
     where d.mode = 'usb' and d.enabled group by d.id order by d.id`,
    [since],
  );
  for (const one of rows) {
    const content = `${one.lines.join('\r\n')}\r\n`;
    const path = `demo/device-files/${one.number}_attlog.dat`;
    await mkdir(dirname(join(filesDir, path)), { recursive: true });
    await writeFile(join(filesDir, path), content);
    await client.query(
      `with uploader as (select id from identity.account where email = 'hr@talaan.example'),
       file as (
         insert into kernel.file (path, name, content_type, bytes, sha256, owner_id)
         select $1, $2, 'application/octet-stream', $3, $4, id from uploader returning id)
       insert into attendance.upload (device_id, file_id, file_name, state, uploaded_by, uploaded_at, lines, punches, first_at, last_at, matched, unmatched,
         duplicates, already_kept, impossible, other_device, bad_lines, unmatched_pins, kept, due_days, finished_at)
       select $5, file.id, $2, 'DONE', uploader.id, t.at, $6, $6, $7::timestamptz, $8::timestamptz, $6, 0, 0, 0, 0, 0, '[]', '[]', $6, $9, t.at + interval '6 seconds'
       from file, uploader, (select least($10::timestamptz, $8::timestamptz + interval '15 minutes') - interval '10 seconds' as at) t`,
      [
        path,
        `${one.number}_attlog.dat`,
        Buffer.byteLength(content),
        createHash('sha256').update(content).digest('hex'),
        one.device_id,
        one.lines.length,
        one.first_at,
        one.last_at,
        one.due_days,
        now.toString(),
      ],
    );
  }
}
