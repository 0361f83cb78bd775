interface Owned {
  key: string;
  personnel_id: number | null;
}

/** What goes with these people, who are named by their keys: the keys of the rows that are theirs. What is nobody's follows nobody. */
export function followersOf(people: readonly string[], rows: readonly Owned[]): string[] {
  const going = new Set(people);
  return rows.flatMap(({ key, personnel_id }) => (personnel_id !== null && going.has(String(personnel_id)) ? [key] : []));
}
