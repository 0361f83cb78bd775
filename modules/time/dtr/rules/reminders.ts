import type { Hindrance } from './hindrances.ts';

const LEAST_HOURS = 24;

/** Who is to settle it is the owner: a punch that is missing, a request of theirs that is not decided. */
const SETTLED_BY_OWNER: readonly Hindrance['kind'][] = ['INCOMPLETE', 'REQUEST'];

interface RecordToRemind {
  isOver: boolean;
  hindrances: readonly Hindrance[];
  /** When somebody was reminded of it by hand; null for never. */
  remindedAt: string | null;
}

/** Whether a reminder of an open record tells its owner something to do, and the last one was a day ago. */
export function isReminderDue({ isOver, hindrances, remindedAt }: RecordToRemind, now: Temporal.Instant): boolean {
  const isReady = isOver && hindrances.length === 0;
  if (!isReady && !hindrances.some(({ kind }) => SETTLED_BY_OWNER.includes(kind))) return false;
  return remindedAt === null || Temporal.Instant.from(remindedAt).until(now).total('hours') >= LEAST_HOURS;
}

/** What one is reminded of, in one sentence: `October 2026 is ready to be submitted and due at HR on 8 Nov 2026.` */
export function formatReminder(name: string, hindrances: readonly Hindrance[], due: string): string {
  const counted = (kind: Hindrance['kind'], one: string, several: string) => {
    const count = hindrances.filter((hindrance) => hindrance.kind === kind).length;
    return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${several}`];
  };
  const what = [
    ...counted('INCOMPLETE', 'day has a missing punch', 'days have a missing punch'),
    ...counted('REQUEST', 'request is not decided', 'requests are not decided'),
  ];
  return what.length === 0
    ? `${name} is ready to be submitted and due at HR on ${due}.`
    : `${name}: ${what.join(', ')}. It is due at HR on ${due}.`;
}
