const PART = 100;

/** What is typed in percent; null where the field is empty. */
export function inPer10000(percent: string | number): number | null {
  return percent === '' ? null : Math.round(Number(percent) * PART);
}

export function inPercent(per10000: number | null): string | number {
  return per10000 === null ? '' : per10000 / PART;
}
