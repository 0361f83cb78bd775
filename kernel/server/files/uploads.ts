import { parse } from 'node:path';
import { sql } from 'kysely';
import { forgetSentOnce } from '../database/sent-once.ts';
import { forgetDailyUse } from '../daily-use.ts';
import type { Database } from '../database/database.ts';
import { invalid } from '../errors.ts';
import { forgetFieldEdits } from '../field-edits/edit-rows.ts';
import type { KeptFile } from './files.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Call } from '../mount.ts';
import { sweepIncoming, type ReceivedFile } from './receive-file.ts';
import { sniffType } from '../workbook/sniff-type.ts';

/** So long an upload waits for the record that takes it. */
const WAITS_HOURS = 24;
const LONGEST_STEM = 150;

/** Keeps a PDF that no record has taken yet. Errors: 422 on `file` where the content is no PDF, whatever its name says. */
export function storeUpload(call: Call): Promise<KeptFile> {
  return store(call, ['pdf']);
}

/** The same for a proof, which may be a photo, too: PDF, JPG or PNG. */
export function storeProof(call: Call): Promise<KeptFile> {
  return store(call, ['pdf', 'jpeg', 'png']);
}

type Taken = 'pdf' | 'jpeg' | 'png';

/** How a kind is saved again, whatever the name said: a file that is also something else is never opened as that. */
const SAVED_AS = {
  pdf: { ending: 'pdf', contentType: 'application/pdf' },
  jpeg: { ending: 'jpg', contentType: 'image/jpeg' },
  png: { ending: 'png', contentType: 'image/png' },
} as const satisfies Record<Taken, object>;

async function store({ server, db, actor, now, file }: Call, kinds: readonly Taken[]): Promise<KeptFile> {
  const found = await sniffType(file.path);
  const kind = kinds.find((one) => one === found);
  if (!kind) throw invalid({ file: ['The file type you uploaded is not allowed.'] });
  const { ending, contentType } = SAVED_AS[kind];
  return server.files.keep(db, {
    name: `${stemOf(file)}.${ending}`,
    contentType,
    content: file,
    ownerId: actor.accountId,
    unclaimedSince: now,
  });
}

/** Takes an upload of the caller into a record, once, within the transaction that writes the record. Errors: 422 on `field`. */
export async function takeUpload({ db, actor }: Pick<Call, 'db' | 'actor'>, path: string, field: string): Promise<KeptFile> {
  const file = await db
    .updateTable('kernel.file')
    .set({ unclaimed_since: null })
    .where('path', '=', path)
    .where('owner_id', '=', actor.accountId)
    .where('unclaimed_since', 'is not', null)
    .returning(['id', 'path', 'name', 'content_type'])
    .executeTakeFirst();
  if (!file) throw invalid({ [field]: ['This file no longer exists. Upload it again.'] });
  return file;
}

/** Gives back files whose records are gone, within the transaction that removes them: they are thrown away a day later. */
export async function giveUpFiles({ db, now }: Pick<Call, 'db' | 'now'>, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('kernel.file')
    .set({ unclaimed_since: now.toString() })
    .where('id', 'in', [0, ...ids])
    .execute();
}

/** Leaves a file that no record holds any more to the job, which throws it away within the hour; nobody may fetch it from now on. */
export async function leaveFile(db: Database, id: number): Promise<void> {
  await sql`select kernel.leave_file(${id})`.execute(db);
}

/** Throws away what was uploaded a day ago and taken by no record, what calls of a killed server left, the counts of days that are over, and the keys of calls that no browser sends again. */
export const sweepUploadsJob: Job<object> = {
  kind: 'sweep-uploads',
  cron: '40 * * * *',
  atStart: true,
  run: async ({ server }) => {
    const before = server.clock.now().subtract({ hours: WAITS_HOURS });
    for (const path of await forgetUnclaimed(server.db, before)) await server.files.drop(path);
    await sweepIncoming(server.settings.dataDir);
    await forgetDailyUse(server.db, server.clock.today());
    await forgetSentOnce(server.db, server.clock.now());
    await forgetFieldEdits(server.db, server.clock.today());
  },
};

async function forgetUnclaimed(db: Database, before: Temporal.Instant): Promise<string[]> {
  const rows = await db.deleteFrom('kernel.file').where('unclaimed_since', '<', before.toString()).returning('path').execute();
  return rows.map(({ path }) => path);
}

function stemOf({ name }: ReceivedFile): string {
  const stem = parse(name.replaceAll('\\', '/')).name.replaceAll(/\p{Cc}/gu, '');
  return stem.slice(0, LONGEST_STEM).trim() || 'document';
}
