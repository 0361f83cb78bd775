import { agencySettings, standardsOf } from '@talaan/attendance/rules/agency-settings.ts';

/** What the university settles about leave; those of the day of filing apply. */
export interface LeaveSettings {
  /** Above so many percent of an office away on a day, its head is warned. */
  awayPercent: number;
  /** Leave of so many calendar days needs clearance from money, property and work (CS Form No. 7). */
  clearanceDays: number;
  /** Whether the head recommends before HR certifies: 1 or 0. */
  headFirst: number;
  /** 1 where the highest balance of the year decides who takes forced leave, 0 where that of 31 December does. */
  forcedByPeak: number;
  /** The plan of forced leave is filed within so many days of the year. */
  planDays: number;
  /** A planned date can be changed so many days before. */
  planChangeDays: number;
  /** Before a planned date its owner is reminded twice, so many days ahead. */
  planRemindFirst: number;
  planRemindAgain: number;
  /** In this month HR, heads and employees are notified of forced leave that is left to take. */
  complianceMonth: number;
  /** What a day of leave is worth of a monthly salary, in ten-millionths (DBM BC 2016-2: 12 months ÷ 249 working days). */
  constantFactor: number;
  /** At most so many service credits are granted a teacher for the work of a year. */
  serviceCredits: number;
  /** From this day of the next month on, a month is closed for those, too, whose record of time is not locked. */
  closeWithoutRecordDay: number;
  /** A day without pay takes the monthly salary over so many working days. */
  unpaidDivisor: number;
  /** Personnel Economic Relief Allowance of a month, in pesos. */
  pera: number;
}

export const LEAVE_OF_AGENCY = agencySettings<keyof LeaveSettings>({
  module: 'leave',
  title: 'Leave',
  place: 30,
  settings: {
    awayPercent: {
      title: 'Warning of many people away',
      help: 'A head who decides about leave is warned where more than so many percent of the office would be away on one day.',
      unit: 'percent',
      standard: 30,
      least: 1,
      most: 100,
    },
    headFirst: {
      title: 'The head before HR',
      help: 'Whether the head recommends an application for leave before HR certifies its credits. Applications that were filed before continue as they began.',
      unit: 'switch',
      standard: 0,
      least: 0,
      most: 1,
    },
    clearanceDays: {
      title: 'Leave that needs clearance',
      help: 'Leave of so many calendar days or more, with the leave that it joins, needs clearance from money, property and work.',
      unit: 'days',
      standard: 30,
      least: 1,
      most: 366,
    },
    forcedByPeak: {
      title: 'Forced leave by the highest balance',
      help: 'Who had ten days of vacation leave at any time of the year takes five of them; otherwise the balance of 31 December decides.',
      unit: 'switch',
      standard: 1,
      least: 0,
      most: 1,
    },
    planDays: {
      title: 'Plan of forced leave',
      help: 'Employees plan their forced leave within so many days from 1 January.',
      unit: 'days',
      standard: 31,
      least: 1,
      most: 366,
    },
    planChangeDays: {
      title: 'Change of the plan',
      help: 'A planned date of forced leave can be changed until so many days before.',
      unit: 'days',
      standard: 5,
      least: 0,
      most: 60,
    },
    planRemindFirst: {
      title: 'First reminder of planned leave',
      help: 'So many days before a planned date of forced leave its owner is reminded.',
      unit: 'days',
      standard: 30,
      least: 1,
      most: 120,
    },
    planRemindAgain: {
      title: 'Second reminder of planned leave',
      help: 'So many days before a planned date of forced leave its owner is reminded again.',
      unit: 'days',
      standard: 7,
      least: 1,
      most: 60,
    },
    complianceMonth: {
      title: 'Report of forced leave not taken',
      help: 'In the month of this number, 10 for October, HR, heads and employees are notified of forced leave that is left to take.',
      unit: 'months',
      standard: 10,
      least: 1,
      most: 12,
    },
    constantFactor: {
      title: 'Constant factor of paid credits',
      help: 'Monthly salary × days × this, for monetization and terminal leave: 481927 is 0.0481927 (DBM BC 2016-2).',
      unit: 'ten-millionths',
      standard: 481_927,
      least: 400_000,
      most: 600_000,
    },
    serviceCredits: {
      title: 'Service credits of a year',
      help: 'At most so many service credits are granted a teacher for the work of a year; 8 hours are one.',
      unit: 'days',
      standard: 15,
      least: 1,
      most: 60,
    },
    closeWithoutRecordDay: {
      title: 'Close of a month without its record',
      help: 'From this day of the next month on, the month is closed for those, too, whose daily time record is not locked; late arrival and absence follow when it is.',
      unit: 'days',
      standard: 15,
      least: 1,
      most: 28,
    },
    unpaidDivisor: {
      title: 'Working days of a month without pay',
      help: 'A day without pay takes the monthly salary, and PERA, over so many working days.',
      unit: 'days',
      standard: 22,
      least: 20,
      most: 31,
    },
    pera: {
      title: 'PERA of a month',
      help: 'The Personnel Economic Relief Allowance, of which a day without pay takes its part; 0 leaves it out.',
      unit: 'pesos',
      standard: 2000,
      least: 0,
      most: 20_000,
    },
  },
});

/** What applies where an agency has set nothing. */
export const LEAVE_SETTINGS: LeaveSettings = standardsOf(LEAVE_OF_AGENCY);
