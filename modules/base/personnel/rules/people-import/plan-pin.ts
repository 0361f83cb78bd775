/** From when to when somebody holds a PIN. */
export interface PinSpan {
  pin: string;
  personnelId: number;
  holder: string;
  from: string | null;
  until: string | null;
}

export interface PinPlan {
  pin: string;
  /** null: since ever, for somebody of whom no first day is known. */
  from: string | null;
}

interface PinWish {
  pin: string;
  personnelId: number | undefined;
  /** The PINs that they hold today. */
  held: readonly string[];
  firstDay: string | null;
}

/**
 * From when a person gets the PIN of their row, or who holds it. A first PIN counts from their first day, so that earlier
 * punches become theirs; a changed one from today. `frees` are the people of the same file who give theirs up today.
 */
export function planPin(
  wish: PinWish,
  spans: readonly PinSpan[],
  frees: ReadonlySet<number>,
  today: string,
): PinPlan | { error: string } | null {
  if (wish.held.includes(wish.pin)) return null;
  let from = wish.held.length > 0 ? today : wish.firstDay;
  for (const span of spans) {
    const own = span.personnelId === wish.personnelId;
    const until = span.until !== null && span.until <= today ? span.until : own || frees.has(span.personnelId) ? today : null;
    if (until === null || (span.from !== null && span.from > today)) return { error: `PIN ${wish.pin} is assigned to ${span.holder}.` };
    if (from === null || from < until) from = until;
  }
  return { pin: wish.pin, from };
}
