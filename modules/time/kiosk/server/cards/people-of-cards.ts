import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { readCardMark } from '../../rules/codes.ts';

/** Whose cards were read, by what the camera read (`readCardMark`), of the people whose card works; what is no such card is absent. */
export async function peopleOfCards(db: Database, read: readonly string[]): Promise<Map<string, number>> {
  const codes = new Map(read.map((text) => [readCardMark(text) ?? '', text]));
  const { rows } = await sql<{ code: string; personnel_id: number }>`
    select code, personnel_id from kiosk.card where code = any(${[...codes.keys()]}::text[]) and ended_at is null`.execute(db);
  return new Map(rows.map(({ code, personnel_id }) => [codes.get(code)!, personnel_id]));
}
