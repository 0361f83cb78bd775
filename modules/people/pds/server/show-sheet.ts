import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { theirSheet } from '../contract.ts';
import { SECTION_NAMES } from '../contract/sections.ts';
import { readingSheet } from './change-sheet.ts';
import { readInternalWork } from './read-internal-work.ts';
import { readRows } from './rows/read-rows.ts';
import { checkerNames, readFiles, showRow } from './rows/show-row.ts';
import { checkerName, stand, standingOf, type Standing } from './stand.ts';
import type { Whose } from './sheet-owner.ts';

type Shown = AnswerOf<typeof theirSheet.read>;

/** The whole sheet for the form. A sheet that was never opened begins here, so that its rows have numbers. */
export function showSheet(call: Call, whose: Whose): Promise<Shown> {
  const { personnelId, isMine } = whose;
  const { today } = call;
  return readingSheet(call, whose, async (db, head) => {
    const person = await db
      .selectFrom('personnel.person_view')
      .select(['idno', 'fullname'])
      .where('id', '=', personnelId)
      .executeTakeFirstOrThrow();
    const rows = (await readRows(db, [personnelId])).get(personnelId)!;
    const internal = (await readInternalWork(db, [personnelId], today)).get(personnelId)!;
    const files = await readFiles(db, personnelId);
    const names = await checkerNames(db, Object.values(rows).flat());
    const sections = Object.fromEntries(
      SECTION_NAMES.map((section) => [
        section,
        rows[section].map((row) => showRow(section, row, { files: files.get(`${section}:${row.id}`) ?? [], names, today, isMine })),
      ]),
    ) as Shown['sheet']['sections'];
    const standing = standingOf(whose, head, rows, { internal, today, checker: await checkerName(db, head) });
    return { sheet: { personnel_id: personnelId, ...person, is_mine: isMine, standing, sections, internal_work: internal } };
  });
}

export function showStanding(call: Call, whose: Whose): Promise<{ standing: Standing }> {
  return readingSheet(call, whose, async (db, head) => ({ standing: await stand(call, whose, db, head) }));
}
