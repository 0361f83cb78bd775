import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../../contract/checklist.ts';
import { settleDoors } from '../doors.ts';
import { readReaders } from '../openings.ts';
import { readOffered } from '../brands.ts';
import { deleteChecklist } from './delete-checklist.ts';
import { sendFile } from './files-of.ts';
import { findChecklist, standingOf } from './find-checklist.ts';
import { saveChecklist } from './save-checklist.ts';

export async function readMine(call: CallOf<typeof contract.readMine>): Promise<AnswerOf<typeof contract.readMine>> {
  const { db, actor } = call;
  const settings = await db.selectFrom('health.setting').select(['is_on', 'notice', 'purge_on']).executeTakeFirstOrThrow();
  const kept = actor.personnelId === null ? null : await findChecklist(db, actor.personnelId);
  return {
    standing: actor.personnelId === null ? null : await standingOf(call, kept),
    kept,
    offered: await readOffered(db),
    readers: actor.personnelId === null ? [] : await readReaders(db, actor.personnelId),
    ...settings,
  };
}

/** Errors: 409 where the checklist is not in use any more or the account has no record, 422 by field. */
export async function saveMine(call: CallOf<typeof contract.saveMine>): Promise<AnswerOf<typeof contract.saveMine>> {
  const { db, actor, today } = call;
  const { consents: _consents, ...given } = call.body;
  if (actor.personnelId === null) throw wrongState('Your account has no personnel record. HR links it.');
  const { is_on: isOn } = await db.selectFrom('health.setting').select('is_on').executeTakeFirstOrThrow();
  if (!isOn) throw wrongState('The vaccination checklist is not in use any more. You can read and delete what is kept.');
  const before = await findChecklist(db, actor.personnelId);
  const on = before?.consent_kind === 'ACCOUNT' ? before.consented_on : today;
  const warnings = await saveChecklist(call, actor.personnelId, given, { kind: 'ACCOUNT', on, because: '' });
  return { message: 'Your vaccination checklist was saved.', warnings };
}

/** Errors: 404 where nothing is kept. */
export async function withdrawMine(call: Call): Promise<AnswerOf<typeof contract.withdrawMine>> {
  const { db, actor } = call;
  if (actor.personnelId === null || !(await deleteChecklist(db, actor.personnelId))) throw notFound('Nothing is kept.');
  await recordChange(call, {
    action: 'withdraw the consent to the vaccination checklist',
    subject: `health.declaration:${actor.personnelId}`,
    personnelId: actor.personnelId,
  });
  const { is_on: isOn } = await db.selectFrom('health.setting').select('is_on').executeTakeFirstOrThrow();
  if (!isOn) await settleDoors(db);
  return { message: 'Your consent was withdrawn, and all that was kept is deleted.' };
}

export function fetchMyFile(call: CallOf<typeof contract.fetchMyFile>): Promise<FileAnswer> {
  if (call.actor.personnelId === null) throw notFound('There is no such file.');
  return sendFile(call, call.actor.personnelId, call.params.id);
}
