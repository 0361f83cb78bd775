import type { readDepartmentStatistic } from '../../contract/days.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';

export type Statistic = Answer<typeof readDepartmentStatistic>;
export type PersonSums = Statistic['personnel'][number];
export type UnitSums = Statistic['units'][number];

/** Which people are shown; each kind of exception is a sum above zero. */
export const SHOWN = {
  all: 'Everyone',
  exceptions: 'Only exceptions',
  late: 'Late',
  absent: 'Absent',
  incomplete: 'Incomplete',
} as const;
export type Shown = keyof typeof SHOWN;

export const SORTS = ['name', 'late', 'undertime', 'absent', 'incomplete'] as const;
export type SortName = (typeof SORTS)[number];
/** `late`, or `-late` with the most first. */
export type Sort = SortName | `-${SortName}`;

interface Ranked {
  unit: UnitSums;
  people: PersonSums[];
}

/** Units with the people that are shown, both in the order of one column; a unit without any is left out. */
export function rankPeople(statistic: Statistic, shown: Shown, sort: Sort): Ranked[] {
  const people = Map.groupBy(
    statistic.personnel.filter((person) => isShown(person, shown)),
    (person) => person.office_id,
  );
  return statistic.units
    .filter(({ id }) => people.has(id))
    .map((unit) => ({ unit, people: people.get(unit.id)!.toSorted((one, other) => compare(one, other, sort)) }))
    .toSorted((one, other) => compare({ ...one.unit, fullname: '' }, { ...other.unit, fullname: '' }, sort));
}

function isShown(person: PersonSums, shown: Shown): boolean {
  switch (shown) {
    case 'all':
      return true;
    case 'exceptions':
      return SORTS.some((name) => name !== 'name' && valueOf(person, name) > 0);
    default:
      return valueOf(person, shown) > 0;
  }
}

type Sums = Pick<PersonSums, 'fullname' | 'late_minutes' | 'undertime_minutes' | 'absent_thousandths' | 'incomplete_days'>;

/** By the column, then by name; units, which have no name here, keep the order of the tree among equals. */
function compare(one: Sums, other: Sums, sort: Sort): number {
  const name = sort.replace(/^-/, '') as SortName;
  const direction = sort.startsWith('-') ? -1 : 1;
  const byName = one.fullname.localeCompare(other.fullname, 'en');
  if (name === 'name') return direction * byName;
  return direction * (valueOf(one, name) - valueOf(other, name)) || byName;
}

function valueOf(sums: Sums, name: Exclude<SortName, 'name'>): number {
  switch (name) {
    case 'late':
      return sums.late_minutes;
    case 'undertime':
      return sums.undertime_minutes;
    case 'absent':
      return sums.absent_thousandths;
    case 'incomplete':
      return sums.incomplete_days;
  }
}
