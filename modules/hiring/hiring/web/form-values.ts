import { readMoney } from '@talaan/kernel/contract/money.ts';
import type { editHireRequest, HireRequest } from '../contract.ts';
import { hasRate, STATUSES_OF_KIND, type HireKind, type RateKind } from '../rules/hire-terms.ts';
import type { HireReason } from '../rules/reason-of-vacancy.ts';
import type { FormFile } from '@talaan/kernel/web/files/files-field.tsx';
import type { Sent } from '@talaan/kernel/web/calls/call.ts';

export interface FormValues {
  kind: HireKind;
  item_ids: number[];
  position_id: number | null;
  needed: string | number;
  status_code: string;
  reason: HireReason;
  vice: string;
  justification: string;
  duties: string;
  preferred: string;
  needed_by: string | null;
  fund_source: string;
  program: string;
  from: string | null;
  to: string | null;
  /** In pesos, as typed. */
  rate: string | number;
  rate_kind: RateKind | null;
  added_files: FormFile[];
}

export const blank: FormValues = {
  kind: 'plantilla',
  item_ids: [],
  position_id: null,
  needed: 1,
  status_code: STATUSES_OF_KIND.plantilla[0]!,
  reason: 'resignation',
  vice: '',
  justification: '',
  duties: '',
  preferred: '',
  needed_by: null,
  fund_source: '',
  program: '',
  from: null,
  to: null,
  rate: '',
  rate_kind: null,
  added_files: [],
};

/** What a request has, as its form begins. */
export function valuesOf(request: HireRequest): FormValues {
  return {
    kind: request.kind,
    item_ids: request.items.map(({ id }) => id),
    position_id: request.position_id,
    needed: request.needed,
    status_code: request.status_code,
    reason: request.reason,
    vice: request.vice,
    justification: request.justification,
    duties: request.duties,
    preferred: request.preferred,
    needed_by: request.needed_by,
    fund_source: request.fund_source,
    program: request.program,
    from: request.from,
    to: request.to,
    rate: request.rate === null ? '' : request.rate / 100,
    rate_kind: request.rate_kind,
    added_files: request.files,
  };
}

/** What the fields mean to the call: money in centavos, and nothing of another kind. */
export function bodyOf({ needed, needed_by, rate, added_files: files, ...values }: FormValues): Sent<typeof editHireRequest> {
  const isPlantilla = values.kind === 'plantilla';
  const isPaid = hasRate(values.kind);
  return {
    ...values,
    item_ids: isPlantilla ? values.item_ids : [],
    position_id: isPlantilla ? null : values.position_id,
    needed: isPlantilla ? Math.max(1, values.item_ids.length) : Number(needed) || 0,
    needed_by: needed_by ?? '',
    from: isPaid ? values.from : null,
    to: isPaid ? values.to : null,
    rate: isPaid ? readMoney(rate) : null,
    rate_kind: isPaid ? values.rate_kind : null,
    kept_files: files.flatMap(({ id }) => id ?? []),
    added_files: files.flatMap(({ path }) => path ?? []),
  };
}
