import type { Checklist } from '../contract/checklist.ts';

export interface FileValue {
  id?: number | undefined;
  path?: string | undefined;
  name: string;
}

export interface DoseValues {
  brand: string | null;
  date: string | null;
  lot_number: string;
  vaccinator: string;
  facility: string;
  card: FileValue | null;
}

/** What the fields of a checklist hold. */
export interface ChecklistValues {
  taken: 'doses' | 'none';
  doses: DoseValues[];
  priority_group: string | null;
  is_willing: Choice;
  reason: string;
  exemption: FileValue | null;
  has_comorbidity: Choice;
  adverse_event: string;
}

/** Yes, no, or nothing said. */
export type Choice = 'yes' | 'no' | '';

export const NO_DOSE: DoseValues = { brand: null, date: null, lot_number: '', vaccinator: '', facility: '', card: null };

export function toValues(kept: Checklist | null): ChecklistValues {
  return {
    taken: kept?.declares_none ? 'none' : 'doses',
    doses: kept ? kept.doses : [NO_DOSE],
    priority_group: kept?.priority_group ?? null,
    is_willing: toChoice(kept?.is_willing),
    reason: kept?.reason ?? '',
    exemption: kept?.exemption ?? null,
    has_comorbidity: toChoice(kept?.has_comorbidity),
    adverse_event: kept?.adverse_event ?? '',
  };
}

export function toChecklist({ taken, doses, is_willing: willing, has_comorbidity: comorbidity, ...values }: ChecklistValues): Checklist {
  return {
    ...values,
    declares_none: taken === 'none',
    doses: taken === 'none' ? [] : doses.map(({ brand, date, ...dose }) => ({ ...dose, brand: brand ?? '', date: date ?? '' })),
    is_willing: toBoolean(willing),
    has_comorbidity: toBoolean(comorbidity),
  };
}

function toChoice(value: boolean | null | undefined): Choice {
  if (value === true) return 'yes';
  return value === false ? 'no' : '';
}

function toBoolean(choice: Choice): boolean | null {
  return choice === '' ? null : choice === 'yes';
}
