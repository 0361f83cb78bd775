import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { TargetLine } from '../form/form-line.ts';

/** A line as the cascade sees it, with the form that has it and its target. */
export interface CascadeLine extends Pick<TargetLine, 'id' | 'parent_id' | 'measure' | 'target' | 'due_on'> {
  form_id: number;
  /** Lines of support functions need not answer a commitment, nor be answered. */
  is_support: boolean;
}

/** A form and the form with the next commitment above it: that of the nearest unit upward with an OPCR or DPCR; null at the top. */
export interface CascadeForm {
  id: number;
  above_id: number | null;
  /** An IPCR, whose lines nobody answers. */
  is_individual: boolean;
}

export const CASCADE_FAULTS = {
  UNKNOWN_PARENT: 'refused',
  WRONG_UNIT: 'refused',
  COUNT_UNDER_PERCENT: 'refused',
  NO_PARENT: 'warned',
  PERCENT_UNDER_COUNT: 'warned',
  PERCENT_TOO_LOW: 'warned',
  LATER_THAN_PARENT: 'warned',
  COUNTS_SHORT: 'warned',
} as const;
export type CascadeFault = keyof typeof CASCADE_FAULTS;

export interface FoundFault {
  line_id: number;
  fault: CascadeFault;
  /** For who writes or approves the line. */
  message: string;
}

export interface Cascade {
  refused: FoundFault[];
  warned: FoundFault[];
  /** Commitments of offices and units that no line below answers. */
  unanswered: number[];
}

/**
 * Whether lines answer the commitments above them (domain page, B6.5): each names a line of the next form above; counts add up to it, percents reach it,
 * a day is not later. A wrong unit, an unknown line and a count under a percent are refused, the rest is warned of.
 */
export function judgeCascade(lines: readonly CascadeLine[], forms: readonly CascadeForm[]): Cascade {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const formOf = new Map(forms.map((form) => [form.id, form]));
  const below = Map.groupBy(
    lines.filter(({ parent_id: parent }) => parent !== null),
    ({ parent_id: parent }) => parent!,
  );
  const faults = lines.flatMap((line) => {
    const form = formOf.get(line.form_id);
    return [...faultsOfChild(line, byId.get(line.parent_id ?? 0), form), ...faultsOfParent(line, below.get(line.id) ?? [])];
  });
  return {
    refused: faults.filter(({ fault }) => CASCADE_FAULTS[fault] === 'refused'),
    warned: faults.filter(({ fault }) => CASCADE_FAULTS[fault] === 'warned'),
    unanswered: lines
      .filter(({ id, form_id: form, is_support: isSupport }) => !isSupport && formOf.get(form)?.is_individual === false && !below.has(id))
      .map(({ id }) => id),
  };
}

/** A line with all that answer it, for a drawing. */
export interface CascadeBranch {
  line_id: number;
  below: CascadeBranch[];
}

/** The lines of one form as trees. A line whose parents form a circle is drawn once. */
export function cascadeOf(formId: number, lines: readonly CascadeLine[]): CascadeBranch[] {
  const below = Map.groupBy(lines, ({ parent_id: parent }) => parent);
  const drawn = new Set<number>();
  const branch = ({ id }: CascadeLine): CascadeBranch[] => {
    if (drawn.has(id)) return [];
    drawn.add(id);
    return [{ line_id: id, below: (below.get(id) ?? []).flatMap(branch) }];
  };
  return lines.filter(({ form_id: form }) => form === formId).flatMap(branch);
}

function faultsOfChild(line: CascadeLine, parent: CascadeLine | undefined, form: CascadeForm | undefined): FoundFault[] {
  const found = (fault: CascadeFault, message: string): FoundFault => ({ line_id: line.id, fault, message });
  const above = form?.above_id ?? null;
  if (line.parent_id === null) {
    if (line.is_support || above === null) return [];
    return [found('NO_PARENT', 'This target answers no commitment of the office above.')];
  }
  if (!parent) return [found('UNKNOWN_PARENT', 'The commitment that this target answers no longer exists. Choose another.')];
  if (parent.form_id !== above)
    return [found('WRONG_UNIT', 'This target answers a commitment of another unit. Choose one of the next form above.')];
  const { measure, target } = line;
  const faults: FoundFault[] = [];
  if (measure === 'COUNT' && parent.measure === 'PERCENT')
    faults.push(found('COUNT_UNDER_PERCENT', 'The commitment above is a percent; a number does not add up to it.'));
  if (measure === 'PERCENT' && parent.measure === 'COUNT')
    faults.push(found('PERCENT_UNDER_COUNT', 'The commitment above is a number; this percent does not add to it.'));
  if (measure === 'PERCENT' && parent.measure === 'PERCENT' && (target ?? 0) < (parent.target ?? 0))
    faults.push(
      found('PERCENT_TOO_LOW', `The commitment above is ${formatTarget(parent.target)} %, this target ${formatTarget(target)} %.`),
    );
  if (line.due_on !== null && parent.due_on !== null && line.due_on > parent.due_on)
    faults.push(found('LATER_THAN_PARENT', `The commitment above is due on ${longDate(parent.due_on)}, before this target.`));
  return faults;
}

function faultsOfParent({ id, measure, target }: CascadeLine, below: readonly CascadeLine[]): FoundFault[] {
  const counts = below.filter((line) => line.measure === 'COUNT');
  if (measure !== 'COUNT' || target === null || counts.length === 0) return [];
  const sum = counts.reduce((all, line) => all + (line.target ?? 0), 0);
  if (sum >= target) return [];
  return [{ line_id: id, fault: 'COUNTS_SHORT', message: `The targets below add up to ${formatTarget(sum)} of ${formatTarget(target)}.` }];
}

/** Thousandths without the zeros behind: `20000` as `20`, `97500` as `97.5`. */
function formatTarget(thousandths: number | null): string {
  return String((thousandths ?? 0) / 1000);
}
