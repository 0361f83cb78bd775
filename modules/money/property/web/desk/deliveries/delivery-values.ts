import { centavosOf } from '../centavos.ts';

/** A part of a set, as it is typed. */
export interface PartValues {
  key: string;
  description: string;
  total: string | number;
  serials: string;
}

/** A line of a delivery, as it is typed. */
export interface LineValues {
  key: string;
  article: string;
  description: string;
  brand: string;
  model: string;
  unit: string;
  account_id: string | null;
  ordered: string | number;
  accepted: string | number;
  /** Whether `amount` is the cost of one or of all together. */
  per: 'unit' | 'sum';
  amount: string | number;
  /** One a line. */
  serials: string;
  warranty_until: string | null;
  parts: PartValues[];
}

/** The head of a delivery, as it is typed. */
export interface HeadValues {
  dated_on: string | null;
  supplier: string;
  po_no: string;
  po_date: string | null;
  invoice_no: string;
  invoice_date: string | null;
  inspected_on: string | null;
  inspected_by: string;
  accepted_on: string | null;
  accepted_by: string;
  remarks: string;
}

export interface LinesValues {
  accepted_on: string | null;
  lines: LineValues[];
  repeated_serials: boolean;
}

export function blankLine(): LineValues {
  return {
    key: crypto.randomUUID(),
    article: '',
    description: '',
    brand: '',
    model: '',
    unit: 'unit',
    account_id: null,
    ordered: 1,
    accepted: 1,
    per: 'unit',
    amount: '',
    serials: '',
    warranty_until: null,
    parts: [],
  };
}

export function blankPart(): PartValues {
  return { key: crypto.randomUUID(), description: '', total: '', serials: '' };
}

export function blankHead(today: string, by: string): HeadValues {
  return {
    dated_on: today,
    supplier: '',
    po_no: '',
    po_date: null,
    invoice_no: '',
    invoice_date: null,
    inspected_on: today,
    inspected_by: '',
    accepted_on: today,
    accepted_by: by,
    remarks: '',
  };
}

/** The head as the calls take it. */
export function headOf(values: HeadValues) {
  const { dated_on, supplier, po_no, po_date, invoice_no, invoice_date, inspected_on, inspected_by, accepted_on, accepted_by, remarks } =
    values;
  return {
    dated_on: dated_on ?? '',
    supplier,
    po_no,
    po_date,
    invoice_no,
    invoice_date,
    inspected_on: inspected_on ?? '',
    inspected_by,
    accepted_on: accepted_on ?? '',
    accepted_by,
    remarks,
  };
}

/** A line as the calls take it: money in centavos, serial numbers in the order of the items. The parts of a set cost what the set does. */
export function lineOf({ key: _key, account_id, ordered, accepted, per, amount, serials, parts, ...line }: LineValues) {
  const count = Number(accepted) || 0;
  const taken = count === 0 ? [] : parts;
  const own = taken.map(({ description, total, serials: of }) => ({ description, total: centavosOf(total), serials: readSerials(of) }));
  const cost = centavosOf(amount);
  const total = per === 'unit' ? cost * count : cost;
  return {
    ...line,
    account_id: Number(account_id) || 0,
    ordered: Number(ordered) || 0,
    accepted: count,
    total: count === 0 ? 0 : own.length > 0 ? own.reduce((sum, part) => sum + part.total, 0) : total,
    serials: readSerials(serials),
    parts: own,
  };
}

/** One a line, or with commas between; an empty line leaves an item without one. */
export function readSerials(typed: string): string[] {
  if (typed.trim() === '') return [];
  return typed
    .trimEnd()
    .split(/[\n,;]/)
    .map((serial) => serial.trim());
}
