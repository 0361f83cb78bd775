/** A question that was asked, in the words in which it was typed: 'yesterday' is meant of the day on which it is asked again. */
export interface Asked {
  text: string;
  times: number;
  /** The day, as YYYY-MM-DD. */
  on: string;
}

const KEPT = 20;

/** Asked often and lately comes first: twice as often counts like half as long ago. */
export function askedFirst(asked: readonly Asked[], today: string): Asked[] {
  const weight = ({ times, on }: Asked) => times / (1 + Math.max(0, Temporal.PlainDate.from(on).until(today).days));
  return asked.toSorted((one, other) => weight(other) - weight(one));
}

export function askedOnceMore(asked: readonly Asked[], text: string, today: string): Asked[] {
  const said = text.trim();
  const known = asked.find((one) => one.text === said);
  const others = askedFirst(
    asked.filter((one) => one !== known),
    today,
  );
  return [{ text: said, times: (known?.times ?? 0) + 1, on: today }, ...others].slice(0, KEPT);
}
