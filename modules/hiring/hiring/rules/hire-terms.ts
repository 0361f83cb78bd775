/** What is asked for, with the statuses that it can have (domain page, sections 3 and 12). */
export const HIRE_KINDS = {
  plantilla: 'Plantilla item',
  casual: 'Casual',
  contractual: 'Contractual',
  'job order': 'Job order or COS',
  'part-time lecturer': 'Part-time lecturer',
} as const;
export type HireKind = keyof typeof HIRE_KINDS;

export const STATUSES_OF_KIND: Readonly<Record<HireKind, readonly string[]>> = {
  plantilla: ['PERM', 'TEMP', 'PROV', 'SUBS', 'COT', 'FIXED'],
  casual: ['CAS'],
  contractual: ['CONTR'],
  'job order': ['JO', 'COS'],
  'part-time lecturer': ['PT'],
};

export const STATUS_NAMES: Readonly<Record<string, string>> = {
  PERM: 'Permanent',
  TEMP: 'Temporary',
  PROV: 'Provisional',
  SUBS: 'Substitute',
  COT: 'Coterminous',
  FIXED: 'Fixed term',
  CAS: 'Casual',
  CONTR: 'Contractual',
  JO: 'Job order',
  COS: 'Contract of service',
  PT: 'Part-time',
};

/** `Plantilla item, permanent`, `Job order`, `Casual`. */
export function formatKind({ kind, status_code: status }: { kind: HireKind; status_code: string }): string {
  const name = STATUS_NAMES[status] ?? status;
  if (kind === 'plantilla') return `${HIRE_KINDS.plantilla}, ${name.toLowerCase()}`;
  return kind === 'job order' ? name : HIRE_KINDS[kind];
}

export const RATE_KINDS = { daily: 'a day', monthly: 'a month', hourly: 'an hour' } as const;
export type RateKind = keyof typeof RATE_KINDS;

/** A job order lasts so long at most (domain page, section 12). */
const MOST_MONTHS_OF_JOB_ORDER = 6;
const MOST_MONTHS_OF_TERM = 12;

export interface HireTerms {
  kind: HireKind;
  status_code: string;
  item_ids: readonly number[];
  position_id: number | null;
  needed_by: string;
  from: string | null;
  to: string | null;
  /** In centavos. */
  rate: number | null;
  rate_kind: RateKind | null;
}

/** Whether a request of this kind proposes a period and a rate: job orders, contracts of service and lecturers. */
export function hasRate(kind: HireKind): boolean {
  return kind === 'job order' || kind === 'part-time lecturer';
}

/** What is wrong with the terms of a request, by field, in the user's words; nothing where they can be kept. */
export function faultsOfTerms(terms: HireTerms, today: string): Partial<Record<keyof HireTerms, string>> {
  const { kind, status_code: status, item_ids: items, position_id: position, needed_by: neededBy } = terms;
  return {
    ...(STATUSES_OF_KIND[kind].includes(status) ? {} : { status_code: 'Choose a status of this kind.' }),
    ...(kind === 'plantilla' && items.length === 0 ? { item_ids: 'Choose the item.' } : {}),
    ...(kind !== 'plantilla' && position === null ? { position_id: 'Choose the position.' } : {}),
    ...(neededBy < today ? { needed_by: 'This day has passed.' } : {}),
    ...(hasRate(kind) ? faultsOfRate(terms) : {}),
  };
}

function faultsOfRate({ kind, status_code: status, from, to, rate, rate_kind: each }: HireTerms): Partial<Record<keyof HireTerms, string>> {
  const period =
    from === null ? { from: 'Enter the first day.' } : to === null ? { to: 'Enter the last day.' } : periodFault(status, from, to);
  return {
    ...period,
    ...(rate === null ? { rate: 'Enter the rate in pesos.' } : {}),
    ...(each === null || (kind === 'part-time lecturer') !== (each === 'hourly')
      ? { rate_kind: kind === 'part-time lecturer' ? 'Lecturers are paid by the hour.' : 'Choose a day or a month.' }
      : {}),
  };
}

/** A job order ends after six months, and with the fiscal year as a contract of service does; a lecturer is engaged for a term. */
function periodFault(status: string, from: string, to: string): { to?: string } {
  if (to < from) return { to: 'The last day lies before the first.' };
  if (status !== 'PT' && from.slice(0, 4) !== to.slice(0, 4)) return { to: 'It ends with the fiscal year, on 31 December at the latest.' };
  if (status === 'JO' && to > lastDayAfter(from, MOST_MONTHS_OF_JOB_ORDER)) return { to: 'A job order lasts six months at most.' };
  if (status === 'PT' && to > lastDayAfter(from, MOST_MONTHS_OF_TERM)) return { to: 'A lecturer is engaged for a term, a year at most.' };
  return {};
}

function lastDayAfter(from: string, months: number): string {
  return Temporal.PlainDate.from(from).add({ months }).subtract({ days: 1 }).toString();
}
