import type { OfficeHours, Span } from './types.ts';

/** Office hours as they are entered: a half of the day has both its times, or none where that half is free. */
export type EnteredHours = { readonly [T in keyof OfficeHours]?: number | null | undefined };

/**
 * The hours of a weekday of which one half may be free (a Saturday from 8:00 to 12:00): the free half has no length and lies where the other
 * one ends or begins, so that nothing is asked of it. Without the times of either half there are none to give: null.
 */
export function withFreeHalf({ amIn, amOut, pmIn, pmOut }: EnteredHours): OfficeHours | null {
  const am = amIn == null || amOut == null ? null : { from: amIn, to: amOut };
  const pm = pmIn == null || pmOut == null ? null : { from: pmIn, to: pmOut };
  if (am) return { amIn: am.from, amOut: am.to, pmIn: pm?.from ?? am.to, pmOut: pm?.to ?? am.to };
  return pm && { amIn: pm.from, amOut: pm.from, pmIn: pm.from, pmOut: pm.to };
}

/** The halves of a weekday in which there is work. */
export function halvesOf({ amIn, amOut, pmIn, pmOut }: OfficeHours): { am: Span | null; pm: Span | null } {
  return { am: amIn < amOut ? { from: amIn, to: amOut } : null, pm: pmIn < pmOut ? { from: pmIn, to: pmOut } : null };
}
