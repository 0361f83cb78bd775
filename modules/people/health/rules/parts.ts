/** What is not shown of fewer people than this (domain of health: figures under five are hidden). */
export const LEAST = 5;

/** By what vaccinations are counted beside their status. */
export const FACETS = {
  campus: 'Campus',
  sex: 'Sex',
  age: 'Age',
  office: 'Office',
  brand: 'Vaccine',
  priority: 'Priority group',
  since: 'Month of full vaccination',
} as const;
export type Facet = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as Facet[];

export type Fact = 'status' | Facet;
/** A person as counted: a value for each facet. */
export type Counted = Record<Fact, string>;

/** At least five people, and what all of them have in common as far as it is shown. */
export interface Part {
  facts: Partial<Counted>;
  people: number;
}

/** How much a fact is worth when not all of them can be shown of the same people. */
const WORTH: Record<Fact, number> = { status: 60, campus: 13, sex: 11, age: 9, office: 8, brand: 6, priority: 5, since: 4 };
const FACTS = Object.keys(WORTH) as Fact[];

/** Every choice of facts, the most telling first. */
const CHOICES = Array.from({ length: 2 ** FACTS.length }, (_, bits) => FACTS.filter((_fact, at) => bits & (2 ** at)))
  .map((facts) => ({ facts, worth: facts.reduce((sum, fact) => sum + WORTH[fact], 0) }))
  .toSorted((a, b) => b.worth - a.worth)
  .map(({ facts }) => facts);

/**
 * Divides people into parts of at least five who have the same facts; of those who share all with too few, some facts are left out until
 * there are five. Whatever is answered is a sum of whole parts, so that no two answers differ by fewer than five people. Nothing
 * where there are fewer than five in all.
 */
export function partsOf(people: readonly Counted[]): Part[] {
  const parts: Part[] = [];
  let left = people;
  for (const facts of CHOICES) {
    if (left.length === 0) return parts;
    const alike = [...Map.groupBy(left, (person) => facts.map((fact) => person[fact]).join('\n')).values()];
    for (const group of alike) if (group.length >= LEAST) parts.push({ facts: pick(group[0]!, facts), people: group.length });
    left = alike.filter((group) => group.length < LEAST).flat();
  }
  return left.length === 0 ? parts : joinRest(parts, left.length);
}

/** The last few stand with the smallest part, of which nothing is told any more. */
function joinRest(parts: readonly Part[], rest: number): Part[] {
  const [smallest, ...others] = parts.toSorted((a, b) => a.people - b.people);
  return smallest ? [...others, { facts: {}, people: smallest.people + rest }] : [];
}

function pick(person: Counted, facts: readonly Fact[]): Partial<Counted> {
  return Object.fromEntries(facts.map((fact) => [fact, person[fact]]));
}

/** The values that a fact must have, any of them; a part of which it is not told has none. */
export type Filters = Partial<Record<Fact, readonly string[]>>;

export function select(parts: readonly Part[], filters: Filters): Part[] {
  const asked = Object.entries(filters) as [Fact, readonly string[]][];
  return parts.filter(({ facts }) => asked.every(([fact, values]) => facts[fact] !== undefined && values.includes(facts[fact])));
}

/** How many of these parts have which value of a fact, and of how many it is not told. */
export function countBy(parts: readonly Part[], fact: Fact): { counts: Map<string, number>; untold: number } {
  const counts = new Map<string, number>();
  let untold = 0;
  for (const { facts, people } of parts) {
    const value = facts[fact];
    if (value === undefined) untold += people;
    else counts.set(value, (counts.get(value) ?? 0) + people);
  }
  return { counts, untold };
}

export function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { people }) => total + people, 0);
}
