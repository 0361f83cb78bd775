/** The order after one of these was moved to a place counted from 1; a place beyond the end is the last. */
export function moveTo(ids: readonly number[], id: number, place: number): number[] {
  return ids.filter((one) => one !== id).toSpliced(place - 1, 0, id);
}

/** A code for a name that was given none: `Iglesia ni Cristo` as `IGLESIA-NI-CRISTO`. */
export function codeFor(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return (
    plain
      .replace(/[^A-Z0-9+]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 30) || 'X'
  );
}
