import { contains, dayBefore, overlap, type AppointmentFact, type ServiceFacts } from './service-facts.ts';

export type CertificateKind = 'employment' | 'compensation' | 'contract' | 'separated';

/** A regular allowance beside the basic salary; a month, in centavos. */
export interface Allowance {
  name: string;
  monthly: number;
}

export interface CertifiedPeriod {
  from: string;
  /** The last day; null to present. */
  to: string | null;
  position: string;
  office: string;
  status: string;
  daily_rate: number | null;
}

/** What a certificate says about a person's work, before it has a number and a date. */
export interface CertificateSheet {
  kind: CertificateKind;
  position: string;
  status: string;
  office: string;
  first_day: string;
  /** Null while the service goes on. */
  last_day: string | null;
  separation: string;
  /** Service without a break, or the contracts. */
  periods: CertifiedPeriod[];
  compensation: { name: string; monthly: number; annual: number }[];
  annual_total: number;
}

/** Why a kind of certificate cannot be given to a person today; null where it can. */
export function whyNotCertified(kind: CertificateKind, facts: ServiceFacts, today: string): string | null {
  const now = facts.appointments.find((one) => contains(one, today));
  const past = facts.appointments.filter(({ from }) => from <= today);
  switch (kind) {
    case 'employment':
      return now?.government ? null : 'No appointment runs today; a job order or contract of service, or a past service, has its own kind.';
    case 'compensation':
      if (!now?.government) return 'No appointment runs today, so there is no compensation to certify.';
      return payOn(facts, today) || now.daily_rate ? null : 'No salary is on record for today.';
    case 'contract':
      return past.some(({ government }) => !government) ? null : 'No job order or contract of service is on record.';
    case 'separated':
      if (now) return 'The person is in service; this kind is for those who have left.';
      return past.some(({ government }) => government) ? null : 'No appointment is on record.';
  }
}

/** The kinds that can be given to a person today. */
export function kindsFor(facts: ServiceFacts, today: string): CertificateKind[] {
  const kinds: CertificateKind[] = ['employment', 'compensation', 'contract', 'separated'];
  return kinds.filter((kind) => whyNotCertified(kind, facts, today) === null);
}

/** What the certificate says, from the record as it is today. Ask `whyNotCertified` first. */
export function certificateSheet(
  kind: CertificateKind,
  facts: ServiceFacts,
  { today, pera, allowances }: { today: string; pera: number; allowances: readonly Allowance[] },
): CertificateSheet {
  const wanted = facts.appointments
    .filter(({ government, from }) => government === (kind !== 'contract') && from <= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const last = wanted.at(-1)!;
  const periods = kind === 'contract' ? wanted.map((one) => asPeriod(one, today)) : withoutBreaks(wanted, today);
  const to = periods.at(-1)!.to;
  const separation = facts.separations.find(({ last_day }) => last_day === to);
  const compensation = kind === 'compensation' ? compensate(facts, last, { today, pera, allowances }) : [];
  return {
    kind,
    position: last.position,
    status: last.status,
    office: placeOn(facts, last, today),
    first_day: periods[0]!.from,
    last_day: to,
    separation: separation?.cause ?? '',
    periods,
    compensation,
    annual_total: compensation.reduce((sum, { annual }) => sum + annual, 0),
  };
}

function asPeriod(one: AppointmentFact, today: string): CertifiedPeriod {
  return {
    from: one.from,
    to: one.until === null || one.until > today ? null : dayBefore(one.until),
    position: one.position,
    office: one.office,
    status: one.status,
    daily_rate: one.daily_rate,
  };
}

/** Appointments that follow each other without a free day are one period, with the last position held. */
function withoutBreaks(appointments: readonly AppointmentFact[], today: string): CertifiedPeriod[] {
  const joined: AppointmentFact[] = [];
  for (const one of appointments) {
    const before = joined.at(-1);
    if (before?.until === one.from) joined[joined.length - 1] = { ...one, from: before.from };
    else joined.push(one);
  }
  return joined.map((one) => asPeriod(one, today));
}

const MONTHS = 12;
/** Casual wages count 22 days a month (NBC 601). */
const DAYS_A_MONTH = 22;

function compensate(
  facts: ServiceFacts,
  last: AppointmentFact,
  { today, pera, allowances }: { today: string; pera: number; allowances: readonly Allowance[] },
): CertificateSheet['compensation'] {
  const basic = payOn(facts, today) ?? (last.daily_rate ?? 0) * DAYS_A_MONTH;
  const lines = [
    { name: 'Basic salary', monthly: basic },
    { name: 'Personnel Economic Relief Allowance (PERA)', monthly: pera },
    ...allowances,
  ];
  return lines.filter(({ monthly }) => monthly > 0).map(({ name, monthly }) => ({ name, monthly, annual: monthly * MONTHS }));
}

function payOn(facts: ServiceFacts, day: string): number | undefined {
  return facts.salaries.find((one) => contains(one, day))?.amount;
}

/** Where they work by order, else the office of the appointment. */
function placeOn(facts: ServiceFacts, last: AppointmentFact, today: string): string {
  return facts.assignments.find((one) => contains(one, today) && overlap(one, last))?.place ?? last.office;
}
