import type { FormBox, LeaveType, NeededPaper } from '../leave-type.ts';

/** A type with the day from which these terms apply; its place follows from the list. */
export type TypeSeed = LeaveType & { effectiveOn: string };

/** Those who earn credits when they serve full time (MC 41 s.1998 Secs. 1, 2 and 27). */
export const WITH_CREDITS: readonly string[] = ['PERM', 'TEMP', 'COT', 'FIXED', 'CAS', 'CONTR', 'SUBS'];
/** All of the government service, whatever the status (RA 11210 Sec. 3). */
export const IN_GOVERNMENT: readonly string[] = [...WITH_CREDITS, 'PROV', 'PT'];

/** The rules of RA 11210 on maternity. */
export const SINCE_RA_11210 = '2019-03-11';
/** The rules on leave of 1998, for all types whose law names no later day. */
const SINCE_1998 = '1999-01-01';

/** A month of the law is 30 days (Civil Code Art. 13). */
export const MONTH = 30_000;

export const MEDICAL_CERTIFICATE = 'Medical certificate';
export const FORM_6A = 'Notice of allocation of maternity leave (CS Form No. 6a)';
export const ABROAD: NeededPaper = { name: 'Authority to travel abroad', when: 'ABROAD' };
const CLEARANCE: NeededPaper = { name: 'Clearance from money, property and work (CS Form No. 7)', when: 'FROM_30_DAYS' };

/** What most types have, and what is said of this one. The clearance of leave of 30 days is asked of every type that is applied for. */
export function seed(code: string, name: string, box: FormBox, law: string, is: Partial<TypeSeed>): Omit<TypeSeed, 'place'> {
  const isFiled = is.isFiled ?? true;
  return {
    effectiveOn: SINCE_1998,
    details: null,
    charge: 'OWN',
    amount: null,
    unit: 'WORKING',
    per: null,
    event: null,
    mostEvents: null,
    smallest: 'DAY',
    countsDates: is.unit === 'CALENDAR',
    sex: null,
    statuses: WITH_CREDITS,
    teachers: 'ANY',
    serviceMonths: 0,
    leastBalance: null,
    noticeDays: null,
    eventMayCome: true,
    beforeDays: null,
    withinDays: null,
    filedWithinDays: null,
    longestRun: null,
    papersMayFollow: false,
    earns: true,
    isConfidential: false,
    isDiscretionary: false,
    confidence: 'certain',
    ...is,
    code,
    name,
    box,
    law,
    isFiled,
    papers: [...(is.papers ?? []), ...(isFiled ? [CLEARANCE] : [])],
  };
}
