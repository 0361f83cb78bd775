import type { OfficeUseRows, SplitBody } from '../../contract/split.ts';

type Row = Pick<OfficeUseRows['rows'][number], 'key' | 'personnel_id'>;

/** A part as it is typed. */
export interface PlannedPart {
  /** By what it is known until it has a name. */
  key: number;
  kind: 'new' | 'existing';
  office_id: number | null;
  fullname: string;
  acronym: string;
  parent_id: number | null;
}

export interface SplitPlan {
  from: string | null;
  authority: string;
  parts: PlannedPart[];
  /** By `use key`: which parts take it, none where it stays by choice; what is not named goes with its person, or stays. */
  goes: Record<string, number[]>;
}

/** A further part, blank. */
export const newPart = (parentId: number | null, parts: readonly PlannedPart[] = []): PlannedPart => ({
  key: Math.max(0, ...parts.map(({ key }) => key)) + 1,
  kind: 'new',
  office_id: null,
  fullname: '',
  acronym: '',
  parent_id: parentId,
});

export function rowId(use: Pick<OfficeUseRows, 'name'>, key: string): string {
  return `${use.name} ${key}`;
}

/** Sends rows to a part; `null` where they stay. */
export function send(plan: SplitPlan, ids: readonly string[], part: number | null): SplitPlan {
  const goes = { ...plan.goes };
  for (const id of ids) goes[id] = part === null ? [] : [part];
  return { ...plan, goes };
}

/** The parts that take a row: those chosen for it, else those its person goes to. */
export function takersOf(plan: SplitPlan, use: Pick<OfficeUseRows, 'name' | 'follows_people'>, row: Row): readonly number[] {
  const chosen = plan.goes[rowId(use, row.key)];
  if (chosen || !use.follows_people || row.personnel_id === null) return chosen ?? [];
  return plan.goes[rowId({ name: 'people' }, String(row.personnel_id))] ?? [];
}

/** Gives a shared row to a part, or takes it away. */
export function share(plan: SplitPlan, id: string, part: number): SplitPlan {
  const now = plan.goes[id] ?? [];
  return { ...plan, goes: { ...plan.goes, [id]: now.includes(part) ? now.filter((one) => one !== part) : [...now, part] } };
}

/** Without a part; what was sent to it is not chosen any more, and the later parts move up. */
export function removePart(plan: SplitPlan, index: number): SplitPlan {
  const goes = Object.fromEntries(
    Object.entries(plan.goes).flatMap(([id, parts]) => {
      const left = parts.filter((one) => one !== index).map((one) => (one > index ? one - 1 : one));
      return parts.length > 0 && left.length === 0 ? [] : [[id, left]];
    }),
  );
  return { ...plan, parts: plan.parts.filter((_, at) => at !== index), goes };
}

/** What is sent: rows that are no longer there are left out. */
export function bodyOf(plan: SplitPlan, uses: readonly OfficeUseRows[]): SplitBody {
  const takenBy = (index: number) =>
    Object.fromEntries(
      uses.map((use) => [use.name, use.rows.filter((row) => takersOf(plan, use, row).includes(index)).map(({ key }) => key)]),
    );
  return {
    from: plan.from ?? '',
    authority: plan.authority,
    parts: plan.parts.map(({ kind, office_id, fullname, acronym, parent_id }, index) => ({
      office_id: kind === 'existing' ? office_id : null,
      fullname: kind === 'new' ? fullname : '',
      acronym: kind === 'new' ? acronym : '',
      parent_id: kind === 'new' ? parent_id : null,
      takes: takenBy(index),
    })),
  };
}
