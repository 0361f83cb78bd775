import { blankLine, type LineValues } from './delivery-values.ts';

/** What is known of a delivery before it is recorded, such as of an item that a count found without a card. */
interface KnownDelivery {
  officeId: number | null;
  fundCode: string;
  article: string;
  description: string;
  accepted: number;
  /** Of one, in centavos; null where it is still to be appraised. */
  unitCost: number | null;
  remarks: string;
  /** Of a physical count: what it answers. */
  difference: number;
}

/** Where a delivery of one line is recorded with what is known. */
export function addressOfDelivery({
  officeId,
  fundCode,
  article,
  description,
  accepted,
  unitCost,
  remarks,
  difference,
}: KnownDelivery): string {
  const known = {
    office: officeId === null ? '' : String(officeId),
    fund: fundCode,
    article,
    description,
    accepted: String(accepted),
    cost: unitCost === null ? '' : String(unitCost / 100),
    remarks,
    difference: String(difference),
  };
  const named = Object.entries(known).filter(([, value]) => value !== '');
  return `/property/deliveries/new?${new URLSearchParams(named)}`;
}

interface KnownValues {
  office_id: number | null;
  fund_code: string | null;
  remarks: string;
  difference_id: number | null;
  line: LineValues;
}

/** The same as the form begins with it. */
export function knownValues(search: URLSearchParams): KnownValues {
  const accepted = Number(search.get('accepted')) || 1;
  const line = {
    ...blankLine(),
    article: search.get('article') ?? '',
    description: search.get('description') ?? '',
    ordered: accepted,
    accepted,
    amount: search.get('cost') ?? '',
  };
  return {
    office_id: Number(search.get('office')) || null,
    fund_code: search.get('fund'),
    remarks: search.get('remarks') ?? '',
    difference_id: Number(search.get('difference')) || null,
    line,
  };
}
