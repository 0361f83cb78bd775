import { sql } from 'kysely';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { findFiledPerson } from '@talaan/requests/server/public.ts';
import type { previewAppeal as preview, readAppealForm as form } from '../contract/appeals.ts';
import { whyNotAppealed } from '../rules/check-appeal.ts';
import { askedBy, proposeClaims } from '../rules/claims.ts';
import { whoCanHelp } from './who-can-help.ts';
import { compareDays, describeDay, readAppealedDay } from './read-appealed-day.ts';
import { readShownPunches } from './read-appeal.ts';

/** What an appeal for a day begins with. Error: 404 for a person out of reach. */
export async function readAppealForm(call: CallOf<typeof form>): Promise<AnswerOf<typeof form>> {
  const { date, person: asked = null } = call.query;
  const { isOwn, byHr, ...person } = await findFiledPerson(call, asked);
  const day = await readAppealedDay(call, { personnelId: person.id, date, byHr });
  const { now } = await compareDays(call, person.id, date, []);
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  const view = describeDay(now);
  const hindrance = whyNotAppealed(day, day.settings);
  return {
    person,
    is_own: isOwn,
    now: view,
    punches: await readShownPunches(call, person.id, view, date),
    asked: now ? askedBy(now.schedule.schedule, weekday, now) : [],
    proposed: now ? proposeClaims(now, now.schedule.schedule, weekday) : [],
    last_day: day.lastDay,
    forgot: { used: day.forgot, most: day.settings.forgotInMonth },
    hindrance,
    helper: hindrance === null ? null : await whoCanHelp(call, person.id, date),
    open_id: await findOpen(call, person.id, date),
  };
}

/** A day with the claimed punches, before anything is filed. Error: 404 for a person out of reach. */
export async function previewAppeal(call: CallOf<typeof preview>): Promise<AnswerOf<typeof preview>> {
  const { date, person: asked = null, claim = [] } = call.query;
  const { id } = await findFiledPerson(call, asked);
  const { now, would_be } = await compareDays(call, id, date, claim);
  return { now: describeDay(now), would_be: describeDay(would_be) };
}

/** The number of the appeal for a day that is not decided yet; null for none. */
export async function findOpen({ db }: Pick<Call, 'db'>, personnelId: number, date: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from appeals.appeal where personnel_id = ${personnelId} and date = ${date}::date and state in ('SUBMITTED', 'RETURNED', 'ENDORSED')`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
