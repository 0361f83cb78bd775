import type { PushSettings } from './settings.ts';

/** What may be wrong with a device, each told once when it begins and once when it ends. */
export const FAULTS = {
  SILENT: 'Silent',
  CLOCK: 'Clock is wrong',
  COUNT: 'Punches are missing',
  TWO_ADDRESSES: 'Two devices with one serial number',
  REFUSED: 'Refused',
  DIALECT: 'Speaks another protocol',
  NEW_ADDRESS: 'Sends from a new address',
} as const;
export type FaultKind = keyof typeof FAULTS;

/** What is known of a device that pushes; instants in milliseconds since 1970, null where there was none. */
export interface DeviceState {
  lastSeen: number | null;
  /** Receipt minus the newest punch of each of its last single-line deliveries, in seconds. */
  lags: readonly number[];
  /** Its own count and that of Talaan over the same time, where it was asked. */
  counted: { device: number; talaan: number } | null;
  twoAddressesAt: number | null;
  refused: { at: number; why: string } | null;
  otherDialectAt: number | null;
  /** Addresses that it never had before and about which nobody has decided, beside those that are known. */
  newAddresses: readonly string[];
  knownAddresses: readonly string[];
}

/** Fewer deliveries than this say nothing about a clock: any of them may have come late. */
const ENOUGH_LAGS = 3;
const LAGS_LOOKED_AT = 5;
/** What happened once is a fault for so long. */
const LASTS_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Whether a device counts as online: seen within 3 delays, at least 2 minutes. */
export function isOnline(
  lastSeen: number | null,
  now: number,
  { onlineDelays, delaySeconds, onlineAtLeastSeconds }: PushSettings,
): boolean {
  return lastSeen !== null && now - lastSeen <= Math.max(onlineDelays * delaySeconds, onlineAtLeastSeconds) * 1000;
}

/**
 * How far the clock of a device is off, in seconds: above zero it is behind, below ahead; null while too few deliveries say so. A delivery
 * can come late, never early, so the least lag of the last ones is nearest to the clock.
 */
export function driftOf(lags: readonly number[]): number | null {
  const last = lags.slice(-LAGS_LOOKED_AT);
  return last.length < ENOUGH_LAGS ? null : Math.min(...last);
}

/** What is wrong now, each kind with its sentence. `watchedSince`: from when on Talaan could have heard of the device. */
export function judgeHealth(state: DeviceState, now: number, watchedSince: number, settings: PushSettings): Map<FaultKind, string> {
  const found = new Map<FaultKind, string>();
  const { lastSeen, counted, refused } = state;
  const silent = now - Math.max(lastSeen ?? 0, watchedSince);
  if (lastSeen !== null && silent > settings.silentAfterMinutes * MINUTE_MS)
    found.set('SILENT', 'It no longer asks for commands. See whether it is on and connected; it keeps its punches until then.');
  const drift = driftOf(state.lags);
  if (drift !== null && Math.abs(drift) > settings.driftSeconds)
    found.set(
      'CLOCK',
      `Its clock is ${formatDuration(Math.abs(drift))} ${drift > 0 ? 'behind' : 'ahead'}. Its punches count with that time.`,
    );
  if (counted && counted.device > counted.talaan)
    found.set(
      'COUNT',
      `It holds ${counted.device.toLocaleString('en')} punches of a time of which Talaan has ${counted.talaan.toLocaleString('en')}. Ask it for its stored punches of that time.`,
    );
  if (within(state.twoAddressesAt, now))
    found.set('TWO_ADDRESSES', 'Requests with its serial number come from two addresses in turns: one of the two devices is not this one.');
  if (refused && within(refused.at, now)) found.set('REFUSED', refused.why);
  if (within(state.otherDialectAt, now))
    found.set(
      'DIALECT',
      'It sends in the dialect of access control (rtlog), which Talaan does not read. Set it to attendance push (ADMS).',
    );
  const { newAddresses: fresh, knownAddresses: known } = state;
  if (fresh.length > 0)
    found.set(
      'NEW_ADDRESS',
      `Its serial number is used from ${fresh.join(', ')}, where it never was${known.length > 0 ? ` (so far ${known.join(', ')})` : ''}. What came from there is held: accept it or throw it away among the unknown devices. A device that moves often needs its networks or a key.`,
    );
  return found;
}

function within(at: number | null, now: number): boolean {
  return at !== null && now - at < LASTS_MS;
}

/** 75 → `1 minute 15 seconds`; from an hour on without the seconds, from two days on in days. */
export function formatDuration(seconds: number): string {
  const said = (count: number, unit: string) => (count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`);
  const whole = Math.round(seconds);
  if (whole >= 2 * 86_400) return said(Math.round(whole / 86_400), 'day');
  const parts =
    whole >= 3600
      ? [said(Math.floor(whole / 3600), 'hour'), said(Math.floor((whole % 3600) / 60), 'minute')]
      : [said(Math.floor(whole / 60), 'minute'), said(whole % 60, 'second')];
  return parts.filter(Boolean).join(' ') || '0 seconds';
}

/** From where a device was heard, as it is kept. */
export interface HeardFrom {
  address: string | null;
  before: string | null;
  changedAt: number | null;
  twoAddressesAt: number | null;
}

/** Takes up an address: a device that moves changes it once; one that comes back within minutes was two devices all along. */
export function hearFrom(heard: HeardFrom, address: string, now: number, { turnsMinutes }: PushSettings): HeardFrom {
  if (heard.address === address) return heard;
  const isBack = heard.before === address && heard.changedAt !== null && now - heard.changedAt <= turnsMinutes * MINUTE_MS;
  return {
    address,
    before: heard.address,
    changedAt: now,
    twoAddressesAt: isBack ? now : heard.twoAddressesAt,
  };
}

/** The part of a silence that lies within working hours of working days, in minutes. `from` and `to` are minutes since 1970 of the clock on the wall. */
export function workMinutesMissed(
  from: number,
  to: number,
  isWorkDay: (day: number) => boolean,
  { workFrom, workTo }: PushSettings,
): number {
  let minutes = 0;
  for (let day = Math.floor(from / 1440); day * 1440 < to; day++) {
    if (!isWorkDay(day)) continue;
    minutes += Math.max(0, Math.min(to, day * 1440 + workTo) - Math.max(from, day * 1440 + workFrom));
  }
  return minutes;
}
