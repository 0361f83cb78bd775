import { sql } from 'kysely';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { invalid, notAllowed, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { findPersonInScope, isReached } from '@talaan/personnel/server/public.ts';
import type * as contract from '../../contract/checklist.ts';
import { readOffered } from '../brands.ts';
import { sendFile } from '../checklist/files-of.ts';
import { findChecklist, standingOf } from '../checklist/find-checklist.ts';
import { saveChecklist } from '../checklist/save-checklist.ts';
import { OPENED } from '../openings.ts';

const OFFICIAL = ['COVIDPERSONNEL'] as const;

/** A head reads the status and the dates of doses; who keeps personnel records reads all (domain of health). Errors: 404 beyond one’s scope. */
export async function readChecklist(call: CallOf<typeof contract.readChecklist>): Promise<AnswerOf<typeof contract.readChecklist>> {
  const { db, actor, params } = call;
  const { id, fullname, office } = await findPersonInScope(call, params.id, OFFICIAL);
  const isHr = await keepsRecordOf(call, id);
  await recordOpening(call, id, OPENED.checklist);
  const kept = await findChecklist(db, id);
  const offered = await readOffered(db);
  return {
    person: { id, fullname, office },
    standing: await standingOf(call, kept),
    doses: (kept?.doses ?? []).map(({ brand, date }) => ({ brand: nameOf(offered, brand), date })),
    kept: isHr ? kept : null,
    may_enter: isHr && id !== actor.personnelId,
    offered,
  };
}

/** Errors: 403 for who keeps no personnel records, 404 beyond one’s scope, 409 for one’s own, 422 by field. */
export async function enterChecklist(call: CallOf<typeof contract.enterChecklist>): Promise<AnswerOf<typeof contract.enterChecklist>> {
  const { db, actor, now, params, today } = call;
  const { consented_on: on, because, ...given } = call.body;
  const { id, fullname } = await findPersonInScope(call, params.id, OFFICIAL);
  if (!(await keepsRecordOf(call, id))) throw notAllowed();
  if (id === actor.personnelId) throw wrongState('Enter your own vaccination in your own checklist.');
  if (on > today) throw invalid({ consented_on: ['This day is still to come.'] });
  const warnings = await saveChecklist(call, id, given, { kind: 'PAPER', on, because });
  await notifyPeople(db, now, [id], {
    title: 'HR saved your vaccination checklist',
    description: 'Check it, and correct what is wrong.',
    link: '/covid/vaccination',
  });
  return { message: `The checklist of ${fullname} was saved.`, warnings };
}

/** Errors: 403 for who keeps no personnel records, 404. */
export async function fetchFile(call: CallOf<typeof contract.fetchFile>): Promise<FileAnswer> {
  const { id } = await findPersonInScope(call, call.params.id, OFFICIAL);
  if (!(await keepsRecordOf(call, id))) throw notAllowed();
  await recordOpening(call, id, OPENED.checklist);
  return sendFile(call, id, call.params.file);
}

async function keepsRecordOf({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, personnelId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${isReached(actor, ['PERSONNELS'], 'p.id', today)} as is from personnel.person_view p where p.id = ${personnelId}`.execute(db);
  return rows[0]?.is ?? false;
}

function nameOf({ brands }: contract.Offered, code: string): string {
  return brands.find((brand) => brand.code === code)?.name ?? code;
}
