import { readFile } from 'node:fs/promises';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { joinPdfs } from '@talaan/kernel/server/print/join-pdfs.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { printKeptSheet } from '../print-kept-sheet.ts';
import { findReached } from '../reached.ts';

type PrintCall = Call<{ id: number }>;

/** CS Form No. 212 as it was frozen. Errors: 404 beyond one's reach, and where there is no copy, as of an application on paper. */
export async function printFrozenSheet(call: PrintCall): Promise<FileAnswer> {
  const application = await findReached(call, call.params.id);
  await recordOpening(call, application.personnel_id, 'Personal data sheet');
  const printed = await printKeptSheet(call, application);
  if (!printed) throw notFound('There is no data sheet with this application. See its scanned papers.');
  return printed;
}

/** The data sheet and the papers in the order of the requirements; a paper that cannot be read has a page that says so. Errors: 404; 409 where there is nothing. */
export async function joinPapers(call: PrintCall): Promise<FileAnswer> {
  const { db, server } = call;
  const application = await findReached(call, call.params.id);
  await recordOpening(call, application.personnel_id, 'Application');
  const sheet = await printKeptSheet(call, application);
  const papers = await db
    .selectFrom('applicants.paper as p')
    .leftJoin('vacancies.requirement as q', (join) => join.onRef('q.code', '=', 'p.code').on('q.post_id', '=', application.post_id))
    .select(['p.file_id', 'p.code', 'q.label'])
    .where('p.application_id', '=', application.id)
    .orderBy('q.place')
    .orderBy('p.id')
    .execute();
  if (!sheet && papers.length === 0) throw wrongState('There are no papers with this application.');
  async function* parts() {
    if (sheet) yield await bytesOf(sheet.content);
    for (const { file_id } of papers) yield await readFile((await server.files.locate(db, file_id)).location);
  }
  const name = `${application.reference} papers`;
  const titles = [...(sheet ? ['Personal data sheet'] : []), ...papers.map(({ label, code }) => label ?? code)];
  const content = await joinPdfs(parts(), name, (place) => [titles[place]!, 'This file is broken or locked. Ask for another copy of it.']);
  return { name: `${name}.pdf`, contentType: 'application/pdf', content, inline: true };
}

function bytesOf(content: FileAnswer['content']): Promise<Uint8Array> {
  return content instanceof Uint8Array ? Promise.resolve(content) : readFile(content.path);
}
