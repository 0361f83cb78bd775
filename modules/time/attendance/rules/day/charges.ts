import { emptySlots } from './slots.ts';
import { minutesToThousandths } from '../minutes-to-day.ts';
import { minutesInWords } from '../format-time.ts';
import type { DayResult, DayStatus, ReasonCode } from '../types.ts';

export const LAW = {
  officeHours: 'EO 292 Rule XVII Sec. 5',
  flexibleHours: 'EO 292 Rule XVII Sec. 6; CSC MC 6 s.2022',
  noOffset: 'EO 292 Rule XVII Sec. 9',
  record: 'EO 292 Rule XVII Sec. 1',
  tardiness: 'CSC MC 4 s.1991; CSC MC 23 s.1998',
  halfDay: 'CSC MC 17 s.2010',
  leave: 'CSC MC 41 s.1998',
  suspension: 'CSC MC 41 s.1998 Sec. 32',
  holiday: 'RA 9492',
  workFromHome: 'CSC MC 6 s.2022',
  flag: 'RA 8491',
  overtime: 'CSC-DBM JC 2 s.2004; CSC-DBM JC 2 s.2015',
} as const;

export function blankResult(status: DayStatus): DayResult {
  return {
    status,
    slots: emptySlots(),
    lateMinutes: 0,
    lateTimes: 0,
    undertimeMinutes: 0,
    undertimeTimes: 0,
    absentThousandths: 0,
    nightMinutes: 0,
    overtime: null,
    word: null,
    amWord: null,
    pmWord: null,
    reasons: [],
  };
}

/** `text` says what happened; how many minutes that makes is added to it. */
export function chargeLate(result: DayResult, code: ReasonCode, minutes: number, text: string, source: string = LAW.tardiness): void {
  if (minutes <= 0) return;
  result.lateMinutes += minutes;
  result.lateTimes += 1;
  result.reasons.push({ kind: 'LATE', code, minutes, text: `${text}: ${minutesInWords(minutes)} late.`, source });
}

export function chargeUndertime(
  result: DayResult,
  code: ReasonCode,
  minutes: number,
  text: string,
  source: string = LAW.officeHours,
): void {
  if (minutes <= 0) return;
  result.undertimeMinutes += minutes;
  result.undertimeTimes += 1;
  const sentence = `${text}: ${minutesInWords(minutes)} of undertime.`;
  result.reasons.push({ kind: 'UNDERTIME', code, minutes, text: sentence, source });
}

export function chargeAbsence(result: DayResult, minutes: number, text: string, source: string): void {
  result.status = 'ABSENT';
  result.word = 'ABSENT';
  result.absentThousandths = minutesToThousandths(minutes);
  const sentence = `${text}: absent for ${minutesInWords(minutes)}.`;
  result.reasons.push({ kind: 'ABSENT', code: 'NO_PUNCHES', minutes, text: sentence, source });
}

export function note(result: DayResult, code: ReasonCode, text: string, source?: string): void {
  result.reasons.push({ kind: 'NOTE', code, minutes: 0, text, source });
}
