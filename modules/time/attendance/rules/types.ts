import type { CalendarModifier } from '@talaan/calendar/rules/calendar-modifier.ts';

/** A stretch of minutes, counted from midnight of the work day; below 0 or above 1440 is a neighbouring day. */
export type Span = { from: number; to: number };

export type PunchSource = 'DEVICE_PUSH' | 'DEVICE_USB' | 'DEVICE_PULL' | 'FACE' | 'WEB_WFH' | 'ANDROID' | 'MANUAL' | 'APPEAL';

/** One punch; its seconds are already dropped (see `punchMinutes`). */
export type Punch = {
  id: string;
  minutes: number;
  source: PunchSource;
  /** The key pressed on the device (0 in, 1 out, 2 break out, 3 break in, 4 and 5 overtime), where it is asked for. */
  state?: number;
};

/** Monday first: `weekdays[isoWeekday - 1]`; null is a rest day. */
export type Weekdays<Row> = readonly [Row | null, Row | null, Row | null, Row | null, Row | null, Row | null, Row | null];

export type OfficeHours = { amIn: number; amOut: number; pmIn: number; pmOut: number };

/** The core hours are printed and shown; late and undertime follow from arrival and hours alone. */
export type FlexiHours = {
  earliestIn: number;
  latestIn: number;
  coreStart: number;
  coreEnd: number;
  lunchStart: number;
  lunchEnd: number;
  workMinutes: number;
};

/** `end` is above 1440 when the shift crosses midnight (22:00 to 06:00 is 1320 to 1800). */
export type ShiftHours = { start: number; end: number; breakMinutes: number };

export type OfficeSchedule = {
  kind: 'REGULAR' | 'COMPRESSED' | 'NO_LUNCH_PUNCH' | 'EXEMPT';
  name: string;
  weekdays: Weekdays<OfficeHours>;
};
export type FlexiSchedule = { kind: 'FLEXI'; name: string; weekdays: Weekdays<FlexiHours> };
export type ShiftSchedule = { kind: 'SHIFT' | 'NIGHT'; name: string; weekdays: Weekdays<ShiftHours> };
export type Schedule = OfficeSchedule | FlexiSchedule | ShiftSchedule;
export type ScheduleKind = Schedule['kind'];

export type DayPart = 'DAY' | 'AM' | 'PM';

/** Covers a day, a half of it, or the hours from `from` to `to`. */
export type OfficialBusiness = { kind: 'OFFICIAL_BUSINESS'; covers: DayPart | Span; orderNo: string | null };
export type WorkFromHome = { kind: 'WORK_FROM_HOME'; orderNo: string | null };
/** The code is empty where the kind is confidential. */
export type Leave = { kind: 'LEAVE'; covers: DayPart; code: string; label: string };
/** Hours of a personal pass slip: undertime, as far as they are hours of work that was attended. */
export type PassSlip = { kind: 'PASS_SLIP'; from: number; to: number };
/** A standing of the service record by which a person is not at work: study leave, detail, suspension. */
export type Standing = { kind: 'STANDING'; name: string };
export type FlagCeremony = { kind: 'FLAG_CEREMONY'; at: number };
/** Approved hours of overtime; `to` is above 1440 where they end on the next day, up to its noon. */
export type Overtime = { kind: 'OVERTIME'; from: number; to: number };

export type DayModifier = CalendarModifier | OfficialBusiness | WorkFromHome | Leave | FlagCeremony | PassSlip | Standing | Overtime;

/** AWAY: by a standing of the service record, such as study leave. NO_DATA: nobody punched on the devices that the person uses. PENDING: the day's window is still open and its record not yet whole; nothing missing is charged. */
export type DayStatus =
  | 'COMPLETE'
  | 'INCOMPLETE'
  | 'ABSENT'
  | 'NO_DATA'
  | 'ON_LEAVE'
  | 'OB'
  | 'AWAY'
  | 'HOLIDAY'
  | 'SUSPENDED'
  | 'REST'
  | 'WFH'
  | 'PENDING';

export type SlotName = 'amIn' | 'amOut' | 'pmIn' | 'pmOut';

/** The punch that each cell of the time record shows; shifts use amIn for the start and pmOut for the end. */
export type Slots = Record<SlotName, Punch | null>;

export type ReasonKind = 'LATE' | 'UNDERTIME' | 'ABSENT' | 'NOTE';

export type ReasonCode =
  | 'LATE_ARRIVAL'
  | 'MORNING_MISSING'
  | 'EARLY_DEPARTURE'
  | 'AFTERNOON_MISSING'
  | 'LONG_LUNCH'
  | 'NO_PUNCHES'
  | 'NOTHING_CAME'
  | 'ARRIVAL_NOT_PUNCHED'
  | 'DEPARTURE_NOT_PUNCHED'
  | 'LOG_MISSING'
  | 'AFTER_HOURS'
  | 'RETURNED_AFTER_WORK'
  | 'DAY_NOT_OVER'
  | 'REST_DAY'
  | 'EXEMPT'
  | 'HOLIDAY'
  | 'SPECIAL_WORKING_DAY'
  | 'WORK_SUSPENDED'
  | 'WORK_SUSPENDED_FROM'
  | 'ON_LEAVE'
  | 'ATTENDED_ON_LEAVE'
  | 'AWAY_BY_STANDING'
  | 'ON_OFFICIAL_BUSINESS'
  | 'WORK_FROM_HOME'
  | 'PERSONAL_PASS_SLIP'
  | 'FLAG_CEREMONY_MISSED'
  | 'OVERTIME_APPROVED';

/** Why a figure is what it is. The minutes of one kind add up to the day's figure; a NOTE carries none. */
export type Reason = { kind: ReasonKind; code: ReasonCode; minutes: number; text: string; source?: string };

/** What the punches show of the hours outside the regular ones, on a day with approved overtime. */
export type OvertimePunches = {
  /** Where the regular hours end; null on a rest day or holiday, which has none. */
  after: number | null;
  /** From an arrival to the departure that follows, in order; the first begins where the regular hours end, where no arrival was punched. */
  stays: Span[];
  /** Minutes of punches without a counterpart. */
  single: number[];
};

export type DayResult = {
  status: DayStatus;
  slots: Slots;
  lateMinutes: number;
  lateTimes: number;
  undertimeMinutes: number;
  undertimeTimes: number;
  /** Charge of an absence in thousandths of a day: 1000, 1250 on a ten-hour day, 625 up to a suspension. */
  absentThousandths: number;
  /** Minutes of the shift worked between 18:00 and 06:00 (RA 11701). */
  nightMinutes: number;
  /** Null on a day without approved overtime. */
  overtime: OvertimePunches | null;
  /** What CS Form 48 prints over the four cells, over the morning's two, over the afternoon's two. */
  word: string | null;
  amWord: string | null;
  pmWord: string | null;
  reasons: Reason[];
};

export type AttendanceSettings = {
  clusterMinutes: number;
  windowBefore: number;
  windowAfter: number;
  instancesPerDay: number;
  /** When the flag ceremony of Mondays begins, in minutes after midnight. */
  flagCeremonyAt: number;
  /** 1 where reliable keys of devices go before the times. */
  useState: number;
};

/** All that a day's result depends on. */
export type WorkDay = {
  date: string;
  schedule: Schedule;
  punches: readonly Punch[];
  modifiers: readonly DayModifier[];
  settings: AttendanceSettings;
  /** The stretch whose punches count, where neighbouring shifts narrow it; else taken from the schedule. */
  window?: Span;
  /** Where the punches of approved overtime end (not included), where the next day's hours bound them; else an hour after it. */
  overtimeUntil?: number;
  /** Whether nothing came of this day from the devices that the person uses, and may still come. */
  lacksData?: boolean;
  /** The present moment in minutes from midnight of `date`; left out, the day is over. */
  asOf?: number;
};

/** `pending` while the day's window is open; `asOf` is then the present, else endless. */
export type Moment = { asOf: number; pending: boolean };

/** What the punches show: all that is needed, too little, nothing at all, or that nothing was required. */
export type Attendance = 'WHOLE' | 'LACKING' | 'ABSENT' | 'EXCUSED';
