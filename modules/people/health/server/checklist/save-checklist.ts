import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { leaveFile, takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { Checklist } from '../../contract/checklist.ts';
import { findDoseFaults } from '../../rules/find-dose-faults.ts';
import { countChange } from '../analytics/kept-count.ts';
import { readBrands } from '../brands.ts';
import { filesOf } from './files-of.ts';
import { writeStandings } from './write-standings.ts';

interface Consent {
  kind: 'ACCOUNT' | 'PAPER';
  on: string;
  /** Why HR entered it; empty where people do it themselves. */
  because: string;
}

/**
 * Writes what a person declares in the place of what was there, and computes the status anew. The audit trail says that it was saved and
 * nothing of what (decision 341). Answers what is unusual. Errors: 422 by field.
 */
export async function saveChecklist(call: Call, personnelId: number, given: Checklist, consent: Consent): Promise<string[]> {
  const { db, actor, now, today } = call;
  const { faults, warnings } = findDoseFaults(given.doses, await readBrands(db), today);
  if (given.declares_none && given.doses.length > 0) faults.declares_none = ['Doses are entered. Remove them, or take this back.'];
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await sql`select pg_advisory_xact_lock(hashtext('health.declaration'), ${personnelId}::integer)`.execute(db);
  await withOpenRecords(db, [personnelId], async (open) => {
    const before = await filesOf(open, personnelId);
    const take = async (file: Checklist['exemption'], field: string): Promise<number | null> => {
      if (file?.path) return (await takeUpload(call, file.path, field)).id;
      if (file?.id !== undefined && !before.includes(file.id)) throw invalid({ [field]: ['This file no longer exists. Upload it again.'] });
      return file?.id ?? null;
    };
    const exemption = await take(given.exemption, 'exemption');
    const cards: (number | null)[] = [];
    for (const [at, { card }] of given.doses.entries()) cards.push(await take(card, `doses.${at}.card`));
    const { doses, exemption: _exemption, ...facts } = given;
    const declared = {
      ...facts,
      exemption_file_id: exemption,
      consented_on: consent.on,
      consent_kind: consent.kind,
      recorded_by: actor.accountId,
      recorded_because: consent.because,
      updated_at: now.toString(),
    };
    await open
      .insertInto('health.declaration')
      .values({ personnel_id: personnelId, ...declared })
      .onConflict((conflict) => conflict.column('personnel_id').doUpdateSet(declared))
      .execute();
    await open.deleteFrom('health.dose').where('personnel_id', '=', personnelId).execute();
    const rows = doses.map(({ card: _card, ...dose }, at) => ({
      ...dose,
      personnel_id: personnelId,
      number: at + 1,
      card_file_id: cards[at] ?? null,
    }));
    if (rows.length > 0) await open.insertInto('health.dose').values(rows).execute();
    const after = [exemption, ...cards];
    for (const id of before.filter((one) => !after.includes(one))) await leaveFile(open, id);
  });
  await writeStandings(db, [personnelId]);
  await countChange(db);
  await recordChange(call, { action: 'save a vaccination checklist', subject: `health.declaration:${personnelId}`, personnelId });
  return warnings;
}
