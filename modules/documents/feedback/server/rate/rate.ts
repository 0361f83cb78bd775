import { sql } from 'kysely';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { CLOSED_BECAUSE, type readRating as readEndpoint, type sendRating as sendEndpoint } from '../../contract/rate.ts';
import { keepAnswer } from './keep-answer.ts';
import { readTicket } from './read-ticket.ts';

/** The form of a link, or why there is none to fill in. Errors: 429 for a network that asks for too many unknown codes. */
export async function readRating(call: CallOf<typeof readEndpoint>): Promise<AnswerOf<typeof readEndpoint>> {
  const ticket = await readTicket(call);
  if (!ticket) return { form: null, closed: 'unknown' };
  if (ticket.closed) return { form: null, closed: ticket.closed };
  const { db } = call;
  const { intro_en: en, intro_fil: fil } = await db
    .selectFrom('feedback.setting')
    .select(['intro_en', 'intro_fil'])
    .executeTakeFirstOrThrow();
  return {
    form: { intro: { en, fil }, services: await readServices(db, true), service_id: ticket.service_id, regions: await readRegions(db) },
    closed: null,
  };
}

/** Takes the answer, once. Errors: 404 for an unknown code, 409 for one that was used, is over or too early, 422 for the fields, 429. */
export async function sendRating(call: CallOf<typeof sendEndpoint>): Promise<AnswerOf<typeof sendEndpoint>> {
  const { db, body, today } = call;
  const ticket = await readTicket(call, { lock: true });
  if (!ticket) throw notFound(CLOSED_BECAUSE.unknown);
  if (ticket.closed) throw wrongState(CLOSED_BECAUSE[ticket.closed]);
  const service = await db
    .selectFrom('feedback.service')
    .select('office_id')
    .where('id', '=', body.service_id)
    .where('is_active', '=', true)
    .where('is_external', '=', true)
    .executeTakeFirst();
  if (!service) throw invalid({ service_id: ['Choose the service.'] });
  await keepAnswer(db, body, { answered_on: today, office_id: service.office_id ?? ticket.office_id, is_on_paper: false, today });
  await db.updateTable('feedback.ticket').set({ is_used: true }).where('document_id', '=', ticket.document_id).execute();
  return { message: 'Thank you. Your answer was received.' };
}

/** The services in use, by name; for the public the external ones alone. */
export async function readServices(db: Call['db'], isPublic: boolean): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from feedback.service where is_active and (is_external or not ${isPublic}) order by kernel.plain(name), id`.execute(db);
  return rows;
}

export async function readRegions(db: Call['db']): Promise<{ code: string; name: string }[]> {
  const { rows } = await sql<{ code: string; name: string }>`
    select code, name from reference.psgc_place where level = 'region' and until is null order by code`.execute(db);
  return rows;
}
