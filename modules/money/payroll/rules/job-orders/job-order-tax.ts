import { lineOf, type PayLine } from '../pay-line.ts';
import { named, type Figures } from '../figures/rates.ts';
import { partOf } from '../round.ts';

/**
 * How a job order or contract of service is taxed (RMC 51-2018). NONE: by a sworn declaration of one payor and not above the exempt amount of a
 * year; EIGHT: 8 % in place of graduated rates and percentage tax; GRADUATED: both; UNDECLARED: no declaration was filed.
 */
export const TAX_REGIMES = ['NONE', 'EIGHT', 'GRADUATED', 'UNDECLARED'] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];

export interface JobOrderTax {
  kind: 'PROFESSION' | 'SERVICE';
  regime: TaxRegime;
  /** Paid in the year before this payslip, in centavos. */
  paid_before: number;
}

/** Expanded withholding tax and percentage tax of a payment, each rounded once; none of nothing. */
export function jobOrderTaxes(month: string, gross: number, tax: JobOrderTax, { JO_TAX: figure }: Figures): PayLine[] {
  const { content } = figure;
  const taxed = tax.regime === 'NONE' ? above(gross, tax.paid_before, content.exempt_to) : gross;
  const figures = { gross, before: tax.paid_before, exempt: tax.regime === 'NONE' ? content.exempt_to : 0, taxed };
  const line = (code: string, per10000: number): PayLine =>
    lineOf(month, {
      code,
      side: 'DEDUCTION',
      amount: partOf(taxed, per10000),
      tax: code === 'EWT' ? 'TAX' : 'NONE',
      why: { rule: 'job-order-tax', figures: { ...figures, per10000 }, table: named(figure) },
    });
  const ofKind = tax.kind === 'PROFESSION' ? content.profession_per10000 : content.service_per10000;
  const expanded = line('EWT', tax.regime === 'UNDECLARED' ? content.undeclared_per10000 : ofKind);
  const lines = tax.regime === 'EIGHT' ? [expanded] : [expanded, line('PERCENTAGE_TAX', content.percentage_per10000)];
  return lines.filter(({ amount }) => amount > 0);
}

/** What of a payment is above a limit of the year. */
function above(gross: number, before: number, limit: number): number {
  return Math.max(before + gross - limit, 0) - Math.max(before - limit, 0);
}
