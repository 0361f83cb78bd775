import type { Charge, Details, FormBox, LeaveType, PaperCase, Unit } from './leave-type.ts';

export const CHARGE_NAMES: Record<Charge, string> = {
  VL: 'Vacation leave',
  SL: 'Sick leave, then vacation leave',
  OWN: 'Its own days',
  COC: 'Compensatory overtime credits',
  CDO: 'Compensatory days off',
  SC: 'Service credits',
  NONE: 'Without pay',
};

export const UNIT_NAMES: Record<Unit, string> = { WORKING: 'Working days', CALENDAR: 'Days of the calendar', HOURS: 'Hours' };

export const PAPER_CASE_NAMES: Record<PaperCase, string> = {
  ALWAYS: 'Always',
  FILED_AHEAD: 'Where it is filed ahead',
  LONG: 'For more than 5 days in a row',
  ABROAD: 'Abroad',
  FROM_30_DAYS: 'For 30 calendar days or more',
  ALLOCATED: 'Where days are allocated',
  NO_DOCTOR: 'Where no doctor was seen',
  EARLY_RETURN: 'On an early return',
  WHERE_GIVEN: 'May be added',
};

/** `3 working days a year`, `105 calendar days each`, `As earned`. */
export function formatAmount({ amount, unit, per }: Pick<LeaveType, 'amount' | 'unit' | 'per'>): string {
  if (amount === null) return per === null ? 'As earned' : 'Without limit';
  const days = `${Number((amount / 1000).toFixed(3))} ${unit === 'CALENDAR' ? 'calendar' : 'working'} ${amount === 1000 ? 'day' : 'days'}`;
  return `${days} ${per === 'EVENT' ? 'each' : 'a year'}`;
}

/** `5 days before`, `On return, or ahead`. */
export function formatNotice(noticeDays: LeaveType['noticeDays']): string {
  if (noticeDays === null) return 'On return, or ahead';
  return noticeDays === 0 ? 'Before it begins' : `${noticeDays} days before`;
}

export const BOX_NAMES: Record<FormBox, string> = {
  VACATION: 'Vacation',
  FORCED: 'Mandatory/Forced',
  SICK: 'Sick',
  MATERNITY: 'Maternity',
  PATERNITY: 'Paternity',
  SPECIAL_PRIVILEGE: 'Special Privilege',
  SOLO_PARENT: 'Solo Parent',
  STUDY: 'Study',
  VAWC: '10-Day VAWC',
  REHABILITATION: 'Rehabilitation Privilege',
  WOMEN: 'Special Leave Benefits for Women',
  CALAMITY: 'Special Emergency (Calamity)',
  ADOPTION: 'Adoption',
  OTHERS: 'Others',
};

export const DETAIL_NAMES: Record<Details, string> = {
  PLACE: 'Where it is spent',
  ILLNESS: 'Illness, in hospital or out patient',
  WOMEN: 'Illness, of special leave for women',
  STUDY: 'Purpose of the study',
};
