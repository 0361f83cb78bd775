import { sql } from 'kysely';
import { keepersOfAll } from '@talaan/identity/server/public.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { LINE_STATES } from '../../contract/fields.ts';
import type { disputeLine as endpoint } from '../../contract/own.ts';
import { lockPaper, namePaper } from '../papers/find-paper.ts';
import { moveItems } from '../steps/move-items.ts';
import { requireWaiting } from './acknowledge-paper.ts';

/** Disputes a line of one's own paper; the rest of it goes on. Errors: 404; 409 for a line that does not wait; 422 on `photo` for a file that is no photo. */
export async function disputeLine(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, now, today, params, body } = call;
  const paper = await lockPaper(call, params.id, 'own');
  const line = paper.lines.find(({ item_id }) => item_id === params.item);
  if (!line) throw notFound('There is no such line.');
  requireWaiting(paper);
  if (line.state !== 'WAITING') throw wrongState(`${line.property_no}: ${LINE_STATES[line.state].toLowerCase()}. It cannot be disputed.`);
  const photo = body.photo === null ? null : await takeUpload(call, body.photo, 'photo');
  if (photo && !photo.content_type.startsWith('image/')) throw invalid({ photo: ['Choose a photo (JPG or PNG).'] });
  await sql`
    update property.paper_line set state = 'DISPUTED', note = ${body.note}, photo_file_id = ${photo?.id ?? null}::integer
    where paper_id = ${paper.id} and item_id = ${params.item}`.execute(db);
  await moveItems(call, [params.item], { action: 'dispute', as: 'holder', reason: body.note, reference: namePaper(paper) });
  await recordChange(call, {
    action: 'dispute a line of a paper of property',
    subject: `property.paper:${paper.id}`,
    personnelId: paper.personnel_id,
    after: { item: line.property_no, note: body.note, photo: photo?.name ?? null },
  });
  const keepers = await keepersOfAll(db, 'PROPERTYCUSTODIAN', today);
  await notify(db, now, paper.issued_by === null ? keepers : [...keepers, paper.issued_by], {
    title: `${namePaper(paper)} is disputed`,
    description: `${paper.holder} disputes ${line.property_no}: ${body.note}`,
    link: `/property/papers/${paper.id}`,
  });
  return { message: `${line.property_no} is disputed. The property custodian was notified.` };
}
