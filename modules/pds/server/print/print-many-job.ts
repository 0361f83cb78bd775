import type { Job, Work } from '@talaan/kernel/server/jobs.ts';
import { joinPdfs } from '@talaan/kernel/server/join-pdfs.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import type { WorkSheet } from '../../contract/print.ts';
import type { Revision } from '../../contract/sheet.ts';
import { printForms } from '../../print/cs-form-212.ts';
import { gatherForms } from './gather-forms.ts';

/** Whose sheets are printed was decided when the work was started, by who may see what at that moment. */
export interface ManyForms {
  title: string;
  people: number[];
  revision: Revision;
  workSheet: WorkSheet;
  today: string;
}

/** So many people at once: a hundred pages, so that progress is seen and one person's print gets in between. */
const PART = 25;

/** Prints one file of many forms. It keeps nothing but codes before the file is whole, so that it can be run again from the start. */
export const printManyJob: Job<ManyForms> = {
  kind: 'pds.print-many',
  run: async (work, print) => {
    const kept = await readKeptFile(work);
    if (kept !== null) return { file_id: kept, forms: print.people.length };
    const content = await joinPdfs(printParts(work, print), print.title);
    return { file_id: await keepAndTell(work, print, content), forms: print.people.length };
  },
};

async function* printParts(
  { server, accountId, progress }: Work,
  { people, revision, workSheet, today }: ManyForms,
): AsyncGenerator<Uint8Array> {
  await progress(0, people.length);
  for (let done = 0; done < people.length; done += PART) {
    const part = people.slice(done, done + PART);
    const gathering = { db: server.db, server, now: server.clock.now(), today, actor: { accountId } };
    const forms = await gatherForms(gathering, part, 'submitted');
    if (forms.length) yield await printForms(forms.map((form) => ({ ...form, revision, workSheet })));
    await progress(done + part.length, people.length);
  }
}

/** File, result and notice in one transaction. */
function keepAndTell({ server, accountId, runId }: Work, { title, people }: ManyForms, content: Uint8Array): Promise<number> {
  return server.db.transaction().execute(async (db) => {
    const file = await server.files.keep(db, { name: `${title}.pdf`, contentType: 'application/pdf', content, ownerId: accountId });
    await db
      .updateTable('kernel.job_run')
      .set({ result: JSON.stringify({ file_id: file.id, forms: people.length }) })
      .where('id', '=', runId)
      .execute();
    await notify(db, server.clock.now(), [accountId], {
      title: 'Personal data sheets are printed',
      description: `${title}: the file is ready. Find it under Jobs.`,
    });
    return file.id;
  });
}

/** A run that was ended between its file and its last word has printed already. */
async function readKeptFile({ server, runId }: Work): Promise<number | null> {
  const run = await server.db.selectFrom('kernel.job_run').select('result').where('id', '=', runId).executeTakeFirst();
  return (run?.result as { file_id?: number } | null)?.file_id ?? null;
}
