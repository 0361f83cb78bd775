export type Fields = Record<string, unknown>;

export interface Clash {
  /** As in `residential.street`. */
  path: string;
  mine: unknown;
  theirs: unknown;
}

interface Merged<V> {
  /** Mine, with what only they changed taken over. */
  values: V;
  /** What both changed, and not to the same. */
  clashes: Clash[];
}

/** Brings together what two tabs, or two people, made of the same section: field by field, beginning with what both had before them. */
export function mergeChanges<V extends object>(base: V, mine: V, theirs: V): Merged<V> {
  const clashes: Clash[] = [];
  const values = merge(base as Fields, mine as Fields, theirs as Fields, '') as V;
  return { values, clashes };

  function merge(was: Fields, my: Fields, their: Fields, within: string): Fields {
    const merged: Fields = { ...my };
    for (const key of Object.keys(their)) {
      const path = within + key;
      if (areFields(was[key]) && areFields(my[key]) && areFields(their[key])) {
        merged[key] = merge(was[key], my[key], their[key], `${path}.`);
      } else if (isSame(my[key], was[key])) {
        merged[key] = their[key];
      } else if (!isSame(their[key], was[key]) && !isSame(their[key], my[key])) {
        clashes.push({ path, mine: my[key], theirs: their[key] });
      }
    }
    return merged;
  }
}

/** Puts their values where both had changed something. */
export function takeTheirs<V extends object>(values: V, clashes: readonly Clash[]): V {
  const taken = structuredClone(values);
  for (const { path, theirs } of clashes) {
    const keys = path.split('.');
    const last = keys.pop()!;
    const holder = keys.reduce<Fields>((fields, key) => fields[key] as Fields, taken as Fields);
    holder[last] = theirs;
  }
  return taken;
}

/** Alike as JSON: what is kept of a form has nothing else in it. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function areFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
