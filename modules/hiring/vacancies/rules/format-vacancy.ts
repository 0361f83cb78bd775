import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Standing, VacancyRow } from '../contract/public-pages.ts';

const PER = { daily: 'a day', monthly: 'a month', hourly: 'an hour' };
const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: ZONE });
const PESOS = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A post as it is called: `Instructor I (Mathematics)`. */
export function titleOf({ title, parenthetical_title }: Pick<VacancyRow, 'title' | 'parenthetical_title'>): string {
  return parenthetical_title ? `${title} (${parenthetical_title})` : title;
}

/** `27 Nov 2026, 11:59 PM`, in the time of the university. */
export function momentOf(at: string): string {
  const date = new Date(at);
  return `${longDate(date.toLocaleDateString('sv-SE', { timeZone: ZONE }))}, ${CLOCK.format(date)}`;
}

/** `PHP 53,818.00 a month, SG 18`; empty where neither is known. */
export function salaryOf({ salary, salary_kind, salary_grade }: Pick<VacancyRow, 'salary' | 'salary_kind' | 'salary_grade'>): string {
  const amount = salary === null ? '' : `PHP ${PESOS.format(salary / 100)} ${PER[salary_kind]}`;
  return [amount, salary_grade === null ? '' : `SG ${salary_grade}`].filter(Boolean).join(', ');
}

/** `Accounting Office · Main Campus`; the place alone where it names the office itself. */
export function whereOf({ office, place }: { office: string; place: string }): string {
  return place.startsWith(office) ? place : [office, place].filter(Boolean).join(' · ');
}

/** `2 years, relevant`: the years that are asked, with what the standard says of them unless it names them itself. */
export function experienceOf({ experience, experience_years }: { experience: string; experience_years: number | null }): string {
  if (!experience_years || /\d/.test(experience)) return experience;
  return [`${experience_years} ${experience_years === 1 ? 'year' : 'years'}`, experience].filter(Boolean).join(', ');
}

/** How it stands, in a sentence. */
export function standingIn(standing: Standing, { opens_at, closes_at }: Pick<VacancyRow, 'opens_at' | 'closes_at'>): string {
  if (standing === 'open') return `Apply until ${momentOf(closes_at)}.`;
  if (standing === 'not_yet') return `Applications are taken from ${momentOf(opens_at)}.`;
  const until = momentOf(closes_at);
  return `This vacancy is closed. Applications were taken until ${until}.`;
}
