import { PAY_ITEMS } from '@talaan/payroll/contract/codes.ts';
import { contributions } from '@talaan/payroll/rules/contributions.ts';
import { serveMonth, servedPart } from '@talaan/payroll/rules/fraction-of-month.ts';
import type { FigureNamed, Figures } from '@talaan/payroll/rules/figures/rates.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { bonusesOfService } from './bonuses-of-service.ts';
import type { Service, ServedDays } from './service.ts';
import type { MonthPart } from './year-cost.ts';

const NAMES = new Map(PAY_ITEMS.map(({ code, name }) => [code, name]));

/**
 * What a casual costs in a year, month by month: wages and PERA by the working days served, contributions of the government in full for each month with
 * service, bonuses by their own conditions (domain page, C5 and C5b). A month has the wages of a month, whatever days it has: the payroll pays by days.
 */
export function costOfService(service: Service, figuresOf: (month: string) => Figures): MonthPart[] {
  const { year, paid } = service;
  const months = Array.from({ length: 12 }, (_, at) => costOfMonth(`${year}-${String(at + 1).padStart(2, '0')}`, paid, figuresOf));
  const bonuses = bonusesOfService(service, figuresOf).map(({ for_month: month, code, amount, how, table }) =>
    partOf(month, code, amount, how, table),
  );
  return [...months.flat(), ...bonuses].filter(({ amount }) => amount > 0);
}

function costOfMonth(month: string, paid: readonly ServedDays[], figuresOf: (month: string) => Figures): MonthPart[] {
  const first = `${month}-01`;
  const last = `${month}-${Temporal.PlainYearMonth.from(month).daysInMonth}`;
  const segments = paid
    .filter(({ from, to }) => from <= last && to >= first)
    .map(({ from, to, monthly }) => ({ from: from < first ? first : from, to: to > last ? last : to, monthly, salary_grade: 0, step: 0 }));
  if (segments.length === 0) return [];
  const figures = figuresOf(month);
  const served = serveMonth(month, segments);
  if (served.served === 0) return [];
  const some = served.served === served.days ? '' : `${served.served} of ${served.days} days of `;
  const rates = [...new Set(segments.map(({ monthly }) => formatPesos(monthly)))].join(' and ');
  const { PERA: pera } = figures;
  const monthly = pera.content.monthly;
  const shares = contributions({ month, monthly: served.whole, parts: served.parts }, figures).filter(({ side }) => side === 'GOVERNMENT');
  return [
    partOf(month, 'WAGES', served.basic, `${some}${rates}`),
    partOf(month, 'PERA', servedPart(monthly, served), `${some}${formatPesos(monthly)}`, pera),
    ...shares.map(({ code, amount, why }) => partOf(month, code, amount, formatPesos(amount), why.table)),
  ];
}

function partOf(month: string, code: string, amount: number, how: string, table?: FigureNamed): MonthPart {
  const source = table ? `${table.source}, from ${longDate(table.effective_on)}` : null;
  return { month: Number(month.slice(5)), code, label: NAMES.get(code) ?? code, amount, how, source };
}
