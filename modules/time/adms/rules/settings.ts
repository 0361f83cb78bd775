import { agencySettings, standardsOf } from '@talaan/attendance/rules/agency-settings.ts';

/** Numbers that an office may want otherwise; durations in the unit that their name says. Section 10.1 of the domain where no other source is named. */
export interface PushSettings {
  /** How often a device asks for commands, and how long it waits after a failure. */
  delaySeconds: number;
  errorDelaySeconds: number;
  /** A device is online while it was seen within so many delays, and at least so many seconds. */
  onlineDelays: number;
  onlineAtLeastSeconds: number;
  /** Unseen for so long, a device is told to HR as silent. */
  silentAfterMinutes: number;
  /** How far its clock may be off before HR is told. */
  driftSeconds: number;
  /** Two addresses that take turns within so many minutes are two devices with one serial number. */
  turnsMinutes: number;
  /** What an unknown device sends is kept up to so many bytes, for so many days. The rest stays on it, and is asked for once it is approved. */
  quarantineBytes: number;
  quarantineDays: number;
  /** An unknown serial number of which nothing is kept is forgotten after so many hours of silence, a rejected one after so many days. */
  strangerHours: number;
  rejectedDays: number;
  /** More unknown serial numbers than this are not taken up: from one network, and in all. */
  strangersOfNetwork: number;
  mostStrangers: number;
  /** What a device sends from an address that it never had is held up to so many bytes, from so many such addresses. */
  heldBytes: number;
  heldAddresses: number;
  /** A command that no device took within so many hours has expired. */
  commandHours: number;
  /** A command without a result is sent once more after so many minutes. */
  resendMinutes: number;
  /** So many lines that could not be read are shown of a device; older ones go. */
  badLinesKept: number;
  /** A punch further ahead than this was made by a wrong clock (section 10.2). */
  futureDays: number;
  /** The hours of a working day in which a silent device is missed, as minutes after midnight (Rule XVII sec. 6: flexible hours lie within). */
  workFrom: number;
  workTo: number;
}

/** What an agency sets at `/edats/management`; the rest is of the protocol, or bounds what is kept. */
export const DEVICES_OF_AGENCY = agencySettings<'silentAfterMinutes' | 'driftSeconds'>({
  module: 'adms',
  title: 'Devices',
  place: 70,
  settings: {
    silentAfterMinutes: {
      title: 'Silence of a device',
      help: 'HR is notified of a device that has not asked for commands for longer than this.',
      unit: 'minutes',
      standard: 15,
      least: 5,
      most: 1440,
    },
    driftSeconds: {
      title: 'Wrong clock of a device',
      help: 'HR is notified of a device whose clock is off by more than this.',
      unit: 'seconds',
      standard: 60,
      least: 10,
      most: 3600,
    },
  },
});

export const PUSH_SETTINGS: PushSettings = {
  ...standardsOf(DEVICES_OF_AGENCY),
  delaySeconds: 10,
  errorDelaySeconds: 30,
  onlineDelays: 3,
  onlineAtLeastSeconds: 120,
  turnsMinutes: 10,
  quarantineBytes: 256 * 1024,
  quarantineDays: 30,
  strangerHours: 24,
  rejectedDays: 90,
  strangersOfNetwork: 20,
  mostStrangers: 500,
  heldBytes: 1024 * 1024,
  heldAddresses: 20,
  commandHours: 24,
  resendMinutes: 10,
  badLinesKept: 500,
  futureDays: 1,
  workFrom: 7 * 60,
  workTo: 19 * 60,
};
