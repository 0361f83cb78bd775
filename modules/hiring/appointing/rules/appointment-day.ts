import { longDate } from '@talaan/kernel/contract/dates.ts';
import { addDays, isWeekend } from './calendar-days.ts';

/** RA 7041 and the 2025 ORAOHRA, Sec. 26: days of posting of a state university, counted from the day after the first one. */
export const POSTING_DAYS = 10;

export interface IssuanceCase {
  /** The day on which the appointing authority signs. */
  issuedOn: string;
  today: string;
  /** Null where the law asks for no publication. */
  publication: { postedOn: string; closesOn: string; validUntil: string; isDeficient: boolean } | null;
  /** The day of the board’s deliberation; null where no board sits. */
  deliberatedOn: string | null;
  /** Holidays without work at the place of duty. */
  holidays: ReadonlySet<string>;
  /** Why a rest day is allowed: a law sets the date, or the service runs day and night. */
  restDayGround: '' | 'law' | 'service';
  /** Bans on appointments before an election. */
  bans: readonly { from: string; to: string; election: string }[];
  /** The number of the exemption by the Commission on Elections. */
  banExemption: string;
}

/**
 * Why an appointment cannot be issued on a day, by field: ten days of posting, after the closing and the deliberation, within the nine
 * months of validity, on no rest day, not in an election ban, never back-dated and never ahead (domain, section 10.3).
 */
export function faultsOfIssuance(one: IssuanceCase): Record<string, string[]> {
  const onDay = [...faultsOfPublication(one), ...faultsOfDay(one)];
  const ban = one.bans.find(({ from, to }) => from <= one.issuedOn && one.issuedOn <= to);
  return {
    ...(onDay.length > 0 && { issued_on: onDay }),
    ...(ban &&
      one.banExemption === '' && {
        ban_exemption: [
          `No one is appointed from ${longDate(ban.from)} to ${longDate(ban.to)} (${ban.election}) without an exemption. Enter its number.`,
        ],
      }),
  };
}

function faultsOfPublication({ issuedOn, publication }: IssuanceCase): string[] {
  if (!publication) return [];
  const { postedOn, closesOn, validUntil, isDeficient } = publication;
  if (isDeficient) return ['The CSC found the publication deficient. Publish it again first.'];
  const earliest = addDays(postedOn, POSTING_DAYS);
  if (issuedOn <= earliest) return [`The ten days of posting run until ${longDate(earliest)}.`];
  if (issuedOn <= closesOn) return [`Applications are taken until ${longDate(closesOn)}.`];
  if (issuedOn > validUntil) return [`The publication was valid until ${longDate(validUntil)}. Publish the vacancy again.`];
  return [];
}

function faultsOfDay({ issuedOn, today, deliberatedOn, holidays, restDayGround }: IssuanceCase): string[] {
  const faults: string[] = [];
  if (issuedOn > today) faults.push('This day is in the future. Enter the day on which it was signed.');
  if (deliberatedOn !== null && issuedOn < deliberatedOn) faults.push(`The board deliberated on ${longDate(deliberatedOn)}.`);
  if (restDayGround === '' && isWeekend(issuedOn))
    faults.push('This is a Saturday or Sunday. Choose a working day, or say which exception applies.');
  else if (restDayGround === '' && holidays.has(issuedOn))
    faults.push('This is a holiday. Choose a working day, or say which exception applies.');
  return faults;
}
