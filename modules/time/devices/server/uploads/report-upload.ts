import type { DateOrder } from '@talaan/imports/rules/date-order.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { DeviceUpload } from '../../contract/uploads.ts';
import { clockOnTheWall } from './preview-upload.ts';
import { readFile } from './read-file.ts';
import { findUpload } from './upload-rows.ts';

type Row = [what: string, line: string | number, pin: string, lines: string | number, text: string, remark: string];

const HEADING: Row = ['What', 'Line', 'PIN', 'Lines', 'Text', 'Remark'];

/** Everything that a device file held and that is worth a look; the lines that could not be read are read again from the kept file. */
export async function writeReport(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { server, db, actor, params } = call;
  const upload = await findUpload(db, actor, params.id);
  const { file_id, uploaded_by, date_order } = await db
    .selectFrom('attendance.upload')
    .select(['file_id', 'uploaded_by', 'date_order'])
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  const { location } = await server.files.find(db, file_id, uploaded_by);
  const { problems } = await readFile(db, {
    path: location,
    now: clockOnTheWall(Temporal.Instant.from(upload.uploaded_at)),
    problemsKept: Infinity,
    order: date_order as DateOrder | null,
  });
  const rows: Row[] = [
    HEADING,
    ...summarize(upload),
    ...upload.unmatched_pins.map(({ pin, punches, first, last }): Row => [
      'Unmatched PIN',
      '',
      pin,
      punches,
      '',
      `From ${longDate(first)} to ${longDate(last)}`,
    ]),
    ...problems.map(({ line, text, reason }): Row => ['Line not read', line, '', '', text, reason]),
  ];
  const csv = rows.map((row) => row.map(quote).join(',')).join('\r\n');
  return {
    name: `${upload.file_name.replace(/\.[^.]*$/, '')}-report.csv`,
    contentType: 'text/csv',
    content: new TextEncoder().encode(`\ufeff${csv}\r\n`),
  };
}

function summarize(upload: DeviceUpload): Row[] {
  const say = (what: string, lines: number | null, remark = ''): Row[] => (lines === null ? [] : [[what, '', '', lines, '', remark]]);
  return [
    ...say(
      'Lines of the file',
      upload.lines,
      `${upload.file_name}, device ${upload.device.number} (${upload.device.name}), uploaded by ${upload.uploaded_by}`,
    ),
    ...say('Punches', upload.punches, `${upload.matched} matched, ${upload.unmatched} of unmatched PINs`),
    ...say('Twice in the file', upload.duplicates),
    ...say('Stored before', upload.already_kept),
    ...say('Not read', upload.impossible),
    ...say('Of another device number', upload.other_device),
    ...say('Newly stored', upload.kept, upload.state === 'DONE' ? '' : 'Not imported'),
    ...say('Days computed again', upload.due_days),
  ];
}

/** A text that a spreadsheet would take for a formula stays a text. */
function quote(cell: string | number): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
