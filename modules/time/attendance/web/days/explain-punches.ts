import type { DtrDayDetail } from '../../contract/days.ts';
import { gatherClusters, type Cluster } from '../../rules/day/clusters.ts';
import { dayWindow, scheduledSpan } from '../../rules/day-window.ts';
import { placeByClock } from '../../rules/day/place-by-clock.ts';
import { formatTime } from '../../rules/format-time.ts';
import { DEFAULT_SETTINGS } from '../../rules/settings.ts';
import type { Span } from '../../rules/types.ts';
import { say } from '@talaan/kernel/contract/say.ts';

type Punch = DtrDayDetail['punches'][number];

/** A punch with the cells that it fills, or why it fills none. */
export interface ExplainedPunch extends Punch {
  cells: string[];
  whyNot: string | null;
}

const CELLS = { am_in: 'A.M. arrival', am_out: 'A.M. departure', pm_in: 'P.M. arrival', pm_out: 'P.M. departure' } as const;
const MINUTES_OF_DAY = 1440;

/** The punches that concern a day, each with what it counts for; those of the neighbouring days are left out. */
export function explainPunches({
  day,
  punches,
  schedule,
  overtime,
}: Pick<DtrDayDetail, 'day' | 'punches' | 'schedule' | 'overtime'>): ExplainedPunch[] {
  const window = withOvertime(windowOf(day?.date, schedule), overtime);
  const shown = punches.filter((punch) => punch.shown).map((punch) => punch.minutes);
  const clusters = clustersOf(punches, window);
  return punches
    .filter((punch) => punch.shown || isOfDay(punch.minutes, window))
    .map((punch) => {
      const cells = [...cellsOf(day, punch), ...overtimeCellsOf(overtime, punch)];
      return { ...punch, cells, whyNot: cells.length > 0 || punch.shown ? null : whyNot(punch, shown, clusters, window) };
    });
}

type OvertimePunches = DtrDayDetail['overtime'];

/** As far as the last punch of approved overtime. */
function withOvertime({ from, to }: Span, overtime: OvertimePunches): Span {
  const ends = overtime ? [...overtime.stays.map((stay) => stay.to + 1), ...overtime.single.map((minutes) => minutes + 1)] : [];
  return { from, to: Math.max(to, ...ends) };
}

function overtimeCellsOf(overtime: OvertimePunches, { minutes, voided }: Punch): string[] {
  if (!overtime || voided) return [];
  const { stays, single } = overtime;
  return [
    ...(stays.some(({ from }) => from === minutes) ? [say('Overtime arrival')] : []),
    ...(stays.some(({ to }) => to === minutes) ? [say('Overtime departure')] : []),
    ...(single.includes(minutes) ? [say('Overtime, without its other punch')] : []),
  ];
}

function windowOf(date: string | undefined, schedule: DtrDayDetail['schedule']): Span {
  if (!date || !schedule) return { from: 0, to: MINUTES_OF_DAY };
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  return dayWindow(scheduledSpan({ name: schedule.name, ...schedule.hours }, weekday), DEFAULT_SETTINGS);
}

function isOfDay(minutes: number, { from, to }: Span): boolean {
  return (minutes >= 0 && minutes < MINUTES_OF_DAY) || (minutes >= from && minutes < to);
}

function cellsOf(day: DtrDayDetail['day'], { shown, minutes }: Punch): string[] {
  if (!day || !shown) return [];
  const placed = placeByClock(day);
  return (Object.keys(CELLS) as (keyof typeof CELLS)[]).filter((cell) => placed[cell] === minutes).map((cell) => CELLS[cell]);
}

function clustersOf(punches: readonly Punch[], window: Span): Cluster[] {
  const counting = punches.filter((punch) => !punch.voided).map(({ at, minutes, source }) => ({ id: at, minutes, source }));
  return gatherClusters(counting, window, DEFAULT_SETTINGS.clusterMinutes);
}

function whyNot(punch: Punch, shown: readonly number[], clusters: readonly Cluster[], window: Span): string {
  if (punch.voided) return say('Voided by HR: {value}', { value: punch.void_reason ?? say('without a reason') });
  const cluster = clusters.find(({ first, last }) => first.minutes <= punch.minutes && punch.minutes <= last.minutes);
  const twin = cluster && shown.find((minutes) => cluster.first.minutes <= minutes && minutes <= cluster.last.minutes);
  if (twin !== undefined) return say('Made again within minutes of the one at {twin}, which counts', { twin: formatTime(twin) });
  if (punch.minutes < window.from || punch.minutes >= window.to) {
    return say('Outside the hours in which punches count for this day, {from} to {format_time}', {
      from: formatTime(window.from),
      format_time: formatTime(window.to - 1),
    });
  }
  if (shown.length > 0 && punch.minutes > Math.max(...shown))
    return say('After the departure that counts; a return after work offsets nothing');
  return say('Between the punches that count: each of the four cells has its own');
}
