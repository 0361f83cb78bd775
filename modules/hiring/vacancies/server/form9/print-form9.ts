import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeFormSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { readLetterhead, readUniversityName } from '@talaan/organization/server/public.ts';
import { officeOfCaller, readSigningNames } from '@talaan/personnel/server/public.ts';
import type { printForm9 as endpoint } from '../../contract/steps.ts';
import { form9, wordsOfForm9, type Form9, type Form9Post } from '../../print/form9.ts';
import { postsFrom, reachable } from '../post-rows.ts';
import { layOutForm9Workbook } from './form9-workbook.ts';
import { readForm9Posts } from './read-form9-posts.ts';

/** CS Form No. 9 of posts as they are now. Errors: 404. */
export async function printForm9(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { query, today } = call;
  const posts = await readForm9Posts(call, query.ids, query.deadline ?? null);
  const name = posts.length === 1 ? `CS Form No. 9 ${posts[0]!.code}` : `CS Form No. 9 ${today}`;
  const sheet = await sheetOf(call, posts, today);
  if (query.format === 'pdf') return form9.answer(call.server, [{ sheet, code: null }], name);
  const { head } = await readLetterhead(call.db, sheet.office_id, today, readSigningNames);
  return writeFormSheet(name, layOutForm9Workbook(wordsOfForm9(sheet, head), posts));
}

/** The form of a publication as it was sent. Errors: 404. */
export async function readSentForm(call: Call<{ id: number; version: number }>): Promise<FileAnswer> {
  const { db, actor, params } = call;
  const { rows } = await sql<{ sheet: Form9Post | null; sent_on: string; code: string }>`
    select p.sheet, p.sent_on, v.code from ${postsFrom} join vacancies.publication p on p.post_id = v.id
    where v.id = ${params.id} and p.version = ${params.version} and ${reachable(actor)}`.execute(db);
  const [found] = rows;
  if (!found?.sheet) throw notFound('The form of this publication is not kept.');
  const sheet = await sheetOf(call, [found.sheet], found.sent_on);
  return form9.answer(call.server, [{ sheet, code: null }], `CS Form No. 9 ${found.code} version ${params.version}`);
}

async function sheetOf(call: Call, posts: Form9Post[], date: string): Promise<Form9> {
  const { db, server } = call;
  const page = `${server.settings.publicUrl}/apply_now`;
  return {
    university: await readUniversityName(db, date),
    office_id: (await officeOfCaller(call)) ?? (await topOffice(call)),
    date,
    posts,
    address: posts.length === 1 ? `${page}?vacancy=${posts[0]!.code}` : page,
  };
}

/** That on top of the tree, for anyone who serves nowhere. */
async function topOffice({ db }: Call): Promise<number> {
  const top = await db.selectFrom('organization.office_view').select('id').orderBy('tree_from').limit(1).executeTakeFirstOrThrow();
  return top.id;
}
