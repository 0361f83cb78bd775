import { sql } from 'kysely';
import type { z } from 'zod';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { startJob, type Job } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { printInParts } from '@talaan/kernel/server/print-in-parts.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import type { printManyNotices as endpoint } from '../../contract/notices.ts';
import { printNotices } from '../../print/print-notices.ts';
import { KINDS_WORDS } from '../../rules/say-notice.ts';
import { matchNotices, NOTICES, withinReach } from '../notice-rows.ts';
import { gatherNotices, type KnownHeads } from './gather-notices.ts';

/** Which notices was decided when the work was started, by who may see what at that moment. */
interface PrintWork {
  title: string;
  ids: number[];
  /** The screen on which the caller prints. */
  link: string;
}

/** Starts the print of chosen notices, or of all of a list, by name. */
export async function printMany(call: Call<unknown, unknown, z.output<typeof endpoint.body>>) {
  const { db, actor, body } = call;
  const wanted = body.filters ? matchNotices(actor, body.filters) : sql`n.id = any(${body.ids ?? []}::integer[]) and ${withinReach(actor)}`;
  const { rows } = await sql<{ id: number; kind: 'NOSA' | 'NOSI' }>`
    select n.id, n.kind from ${NOTICES} where ${wanted} order by kernel.plain(p.fullname), n.id`.execute(db);
  if (rows.length < new Set(body.ids).size) throw notFound('One of these notices does not exist.');
  if (!rows[0]) throw notFound('There is no notice to print.');
  const title = `${rows.length} ${KINDS_WORDS[rows[0].kind]}`;
  const link = `/${rows[0].kind.toLowerCase()}?view=notices`;
  return { job: await startJob(call, printManyJob, title, { title, link, ids: rows.map(({ id }) => id) }) };
}

/** Prints one file of many notices. */
export const printManyJob: Job<PrintWork> = {
  kind: 'notices.print-many',
  run: (work, { title, ids, link }) => {
    const { server, accountId } = work;
    const known: KnownHeads = new Map();
    return printInParts(work, {
      title,
      of: ids,
      atOnce: 200,
      print: async (part) => {
        const { notices, heads, files } = await gatherNotices(server.db, server.settings.publicUrl, part, known);
        return printNotices(notices, heads, files);
      },
      result: { notices: ids.length },
      tell: (db) =>
        notify(db, server.clock.now(), [accountId], {
          title: 'Notices are printed',
          description: `${title} are ready as one file. Find it under Jobs.`,
          link,
        }),
    });
  },
};
