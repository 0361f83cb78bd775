import { contributions } from '@talaan/payroll/rules/contributions.ts';
import { serveMonth, servedPart } from '@talaan/payroll/rules/fraction-of-month.ts';
import type { Figures } from '@talaan/payroll/rules/rates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { bonusesOfService } from './bonuses-of-service.ts';
import { dayBefore, sourceOf, type ServedDays, type Service } from './service.ts';
import type { MonthPart } from './year-cost.ts';

const GOVERNMENT = { GSIS_GOV: 'GSIS', EC: 'EC', PHILHEALTH_GOV: 'PhilHealth', PAGIBIG_GOV: 'Pag-IBIG' } as const;

/**
 * What a casual costs in a year, month by month: basic salary and PERA by the working days served, contributions of the government in full for each month
 * with service, bonuses by their own conditions (domain page, C5 and C5b).
 */
export function costOfService({ year, paid, service }: Service, figuresOf: (month: string) => Figures): MonthPart[] {
  const months = Array.from({ length: 12 }, (_, at) => costOfMonth(year, at + 1, paid, figuresOf)).flat();
  return [...months, ...bonusesOfService({ year, paid, service }, figuresOf)].filter(({ amount }) => amount > 0);
}

function costOfMonth(year: number, month: number, paid: readonly ServedDays[], figuresOf: (month: string) => Figures): MonthPart[] {
  const name = `${year}-${String(month).padStart(2, '0')}`;
  const end = Temporal.PlainYearMonth.from(name).add({ months: 1 }).toPlainDate({ day: 1 }).toString();
  const segments = paid.flatMap(({ from, until, monthly }) => {
    const first = from > `${name}-01` ? from : `${name}-01`;
    const last = until < end ? until : end;
    return first < last ? [{ from: first, to: dayBefore(last), monthly, salary_grade: 0, step: 0 }] : [];
  });
  if (segments.length === 0) return [];
  const figures = figuresOf(name);
  const served = serveMonth(name, segments);
  const whole = served.served === served.days ? '' : `${served.served} of ${served.days} days of `;
  const rates = [...new Set(segments.map(({ monthly }) => formatPesos(monthly)))].join(' and ');
  const pera = figures.PERA;
  const government = contributions({ month: name, monthly: served.whole, parts: served.parts }, figures).filter(
    ({ side }) => side === 'GOVERNMENT',
  );
  return [
    { month, code: 'BASIC', label: 'Basic salary', amount: served.basic, how: `${whole}${rates}`, source: null },
    {
      month,
      code: 'PERA',
      label: 'PERA',
      amount: servedPart(pera.content.monthly, served),
      how: `${whole}${formatPesos(pera.content.monthly)}`,
      source: sourceOf(pera),
    },
    ...government.map(({ code, amount, why }): MonthPart => ({
      month,
      code,
      label: `${GOVERNMENT[code as keyof typeof GOVERNMENT]}, share of the government`,
      amount,
      how: formatPesos(amount),
      source: why.table ? `${why.table.source}, from ${why.table.effective_on}` : null,
    })),
  ];
}
