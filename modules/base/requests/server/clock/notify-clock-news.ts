import { sql } from 'kysely';
import { clockNews, type ClockNews } from '../../rules/clock-news.ts';
import { isPaused, workingDaysBetween } from '../../rules/working-days.ts';
import { findFreeDays, readPauses } from '../find-due-days.ts';
import { kindCalled, type StepCall } from '../served-kinds.ts';
import { takeSteps } from '../take-step.ts';
import { notifyKeepersOfRequests } from '../notices/notify-unattended.ts';
import { readOpenStages, notifyHolders } from '../notices/notify-awaited.ts';
import { readHolders } from '../holders.ts';
import { openToNext } from './open-to-next.ts';
import type { WatchedClock } from './watch-clocks-job.ts';

/** Tells those who are awaited of clocks that come to an end, each once; what is late goes to those who answer for the kind too, and on as its table says. */
export async function notifyClockNews(call: StepCall, clocks: readonly WatchedClock[]): Promise<void> {
  const news = await findNews(call, clocks);
  const fresh = await noteNudges(call, news);
  for (const [key, group] of Map.groupBy(fresh, ({ kind, what }) => `${kind} ${what}`)) {
    const ids = group.map(({ id }) => id);
    const { kind, what } = group[0]!;
    const isLate = what === 'late';
    if (isLate) await followLate(call, kind, ids);
    await notifyHoldersOf(call, ids, isLate);
    if (isLate) await notifyKeepersOfRequests(call, kind, ids.length, 'late');
    call.server.http.log.debug(`${ids.length} requests: ${key}`);
  }
}

interface News {
  id: number;
  kind: string;
  what: ClockNews;
}

async function findNews(call: StepCall, clocks: readonly WatchedClock[]): Promise<News[]> {
  const running = clocks.filter(({ due_on }) => due_on !== null);
  if (running.length === 0) return [];
  const pauses = await readPauses(
    call.db,
    running.map(({ id }) => id),
  );
  const freeDaysOf = await findFreeDays(call, running, pauses);
  return running.flatMap(({ id, kind, clock_from, due_on }) => {
    const own = pauses.get(id) ?? [];
    const isFree = freeDaysOf(id);
    const passed = workingDaysBetween(clock_from, call.today, (day) => isFree(day) || isPaused(own, day));
    const what = clockNews({ due_on: due_on!, passed }, kindCalled(kind).kind.clock?.warnAt ?? [], call.today);
    return what ? [{ id, kind, what }] : [];
  });
}

/** Notes what is told; what was told before in the same round is left out. */
async function noteNudges({ db, now }: StepCall, news: readonly News[]): Promise<News[]> {
  if (news.length === 0) return [];
  const { rows } = await sql<{ request_id: number }>`
    insert into requests.nudge (request_id, round, what, at)
    select r.id, r.round, n.what, ${now.toString()}::timestamptz
    from unnest(${news.map(({ id }) => id)}::integer[], ${news.map(({ what }) => what)}::text[]) as n (id, what) join requests.request r on r.id = n.id
    where r.closed_at is null on conflict do nothing returning request_id`.execute(db);
  const fresh = new Set(rows.map(({ request_id }) => request_id));
  return news.filter(({ id }) => fresh.has(id));
}

async function followLate(call: StepCall, name: string, ids: readonly number[]): Promise<void> {
  const late = kindCalled(name).kind.clock!.late;
  if (late === 'openToNext') await openToNext(call, ids);
  else if (late !== 'tell') await takeSteps(call, { action: late, items: ids.map((id) => ({ id })), bySystem: true });
}

async function notifyHoldersOf(call: StepCall, ids: readonly number[], isLate: boolean): Promise<void> {
  const stages = await readOpenStages(call.db, ids);
  const holders = await readHolders(
    call.db,
    stages.map(({ seat_id }) => seat_id),
    call.today,
  );
  await notifyHolders(
    call,
    holders,
    stages,
    ({ kind }) => (isLate ? `${kind.title} is late` : `${kind.title} is due soon`),
    isLate ? 'Requests are late' : 'Requests are due soon',
  );
}
