import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { INTERVENTION_NAMES, KIND_NAMES, MODE_NAMES } from '../contract/codes.ts';
import type { PlanLineRow } from '../contract/plans.ts';
import { formatYears } from '../rules/title.ts';
import type { PlanKind } from '../rules/plan.ts';

/** What a plan says on paper. */
export interface PlanSheet {
  kind: PlanKind;
  from_year: number;
  to_year: number;
  version: number;
  state: string;
  university: string;
  owner: string;
  position: string;
  office: string;
  isOfUnit: boolean;
  lines: readonly PlanLineRow[];
  /** Who took which step, as it is signed. */
  signed: readonly { label: string; name: string; on: string }[];
}

/** The forms of development plans: of a person for a year, of faculty for five, of staff for three. */
export const planForm = printedForm<PlanSheet>({
  template: new URL('./plan.typ', import.meta.url),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks }: OnPaper<PlanSheet>): object {
  const { lines } = sheet;
  return {
    ...marks,
    title: KIND_NAMES[sheet.kind],
    years: formatYears(sheet),
    version: sheet.version,
    state: sheet.state,
    university: sheet.university,
    owner: sheet.owner,
    position: sheet.position,
    office: sheet.office,
    isOfUnit: sheet.isOfUnit,
    lines: lines.map((line, at) => ({
      no: String(at + 1),
      priority: String(line.priority),
      need: line.need,
      person: line.person ?? 'Not named yet',
      intervention: INTERVENTION_NAMES[line.intervention],
      title: [line.title, line.provider, line.field, line.mode === null ? '' : MODE_NAMES[line.mode]].filter(Boolean).join(', '),
      days: `${longDate(line.from)} to ${longDate(line.to)}`,
      cost: line.cost === 0 ? '' : formatMoney(line.cost),
      fund: line.fund,
      output: line.output,
      replaced: line.needs_replacement ? 'Yes' : 'No',
    })),
    total: formatMoney(lines.reduce((sum, { cost }) => sum + cost, 0)),
    signed: sheet.signed,
  };
}
