import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { workingDaysAfter } from '@talaan/requests/rules/working-days.ts';
import { alertOn, type Alert } from '../rules/alert-on.ts';
import { clerksOf, loadCalendar, localMinute, type Moving } from '@talaan/documents/server/public.ts';

/** Stays that are told of in one transaction. */
const PART = 1000;
/** The next working day is never further away. */
const LOOKS_AHEAD_DAYS = 14;

interface Running {
  id: number;
  office_id: number;
  campus_id: number;
  tracking_no: string;
  due_at: string;
  is_received: boolean;
}

/** Told of a stay of an office. */
interface Told extends Running {
  alert: Alert;
}

/**
 * Every morning, and when the server starts: clerks are told of stays that are due on the next working day, today, or late, each stay once a day
 * (domain page, A5). On days without work nothing is told.
 */
export const alertJob: Job<Record<string, never>> = {
  kind: 'documents.alert',
  cron: '20 6 * * *',
  atStart: true,
  run: async (work) => {
    for (const part of inParts(await readRunning(callOfJob(work, work.server.db)), PART))
      await work.server.db.transaction().execute((db) => tell(callOfJob(work, db), part));
  },
};

async function readRunning({ db, now }: Moving): Promise<Running[]> {
  const { rows } = await sql<Running>`
    select h.id, h.office_id, o.campus_id, d.tracking_no, h.due_at, h.received_at is not null as is_received
    from documents.hop h join documents.document d on d.id = h.document_id join organization.office_view o on o.id = h.office_id
    where h.ended_at is null and h.state in ('INCOMING', 'RECEIVED', 'HOLD') and h.due_at < ${now.add({ hours: 24 * LOOKS_AHEAD_DAYS }).toString()}::timestamptz
    order by h.office_id, h.due_at, h.id`.execute(db);
  return rows;
}

async function tell(call: Moving, running: readonly Running[]): Promise<void> {
  const { today, db, now } = call;
  const calendar = await loadCalendar(call, [], today);
  const due = running.flatMap((stay): Told[] => {
    const isFree = calendar.isFree(stay.campus_id);
    if (Temporal.PlainDate.from(today).dayOfWeek > 5 || isFree(today)) return [];
    const alert = alertOn(today, workingDaysAfter(today, 1, isFree), localMinute(stay.due_at).day);
    // A paper on its way is told of once its working day for receipt is over.
    return alert === null || (!stay.is_received && alert !== 'late') ? [] : [{ ...stay, alert }];
  });
  const fresh = await noteAlerts(call, due);
  const clerks = await clerksOf(db, [...new Set(fresh.map(({ office_id: id }) => id))], today);
  for (const [office, stays] of Map.groupBy(fresh, ({ office_id: id }) => id))
    await notify(db, now, clerks.get(office) ?? [], formatAlerts(office, stays));
}

async function noteAlerts({ db, today }: { db: Database; today: string }, due: readonly Told[]): Promise<Told[]> {
  if (due.length === 0) return [];
  const { rows } = await sql<{ hop_id: number }>`
    insert into documents.alert (hop_id, day) select id, ${today}::date from unnest(${due.map(({ id }) => id)}::integer[]) as n (id)
    on conflict do nothing returning hop_id`.execute(db);
  const fresh = new Set(rows.map(({ hop_id: id }) => id));
  return due.filter(({ id }) => fresh.has(id));
}

const WORDS: Readonly<Record<Alert, string>> = { late: 'late', today: 'due today', tomorrow: 'due on the next working day' };
const MOST_NUMBERS = 5;

/** What the clerks of an office read: one sentence for each kind, with the first numbers. */
function formatAlerts(office: number, stays: readonly Told[]): Parameters<typeof notify>[3] {
  const received = stays.filter((stay) => stay.is_received);
  const coming = stays.filter((stay) => !stay.is_received);
  const parts = (['late', 'today', 'tomorrow'] as const).flatMap((alert) =>
    say(
      received.filter((stay) => stay.alert === alert),
      WORDS[alert],
    ),
  );
  const description = [...parts, ...say(coming, 'not received yet')].join(' ');
  const isLate = stays.some(({ alert }) => alert === 'late');
  return {
    title: isLate ? 'Documents of your office are late' : 'Documents of your office are due',
    description,
    link: `/dts/${received.length > 0 ? 'received' : 'incoming'}?office=${office}`,
  };
}

function say(stays: readonly Told[], what: string): string[] {
  if (stays.length === 0) return [];
  const numbers = stays.slice(0, MOST_NUMBERS).map(({ tracking_no: number }) => number);
  const more = stays.length > MOST_NUMBERS ? ` and ${stays.length - MOST_NUMBERS} more` : '';
  return [`${what.charAt(0).toUpperCase()}${what.slice(1)}: ${numbers.join(', ')}${more}.`];
}
