import type { Charge } from '../leave-type.ts';
import type { CountedDate, Part } from '../parts.ts';

/** What may be used, in thousandths of a day. */
export interface Usable {
  vl: number;
  sl: number;
  /** Service credits; all other credits of a type's own cover an application or it is not filed. */
  sc: number;
}

const NOTHING = { vl: 0, sl: 0, own: 0, without: 0, withoutColumn: null } as const;

/**
 * What pays for each date: in order of date, with pay first (domain page, sections 6 and 14). Sick leave takes sick leave, then vacation leave;
 * vacation never takes sick leave (MC 41 s.1998 Sec. 56).
 */
export function splitPay(charge: Charge, counted: readonly CountedDate[], usable: Usable): Part[] {
  const left = { vl: Math.max(usable.vl, 0), sl: Math.max(usable.sl, 0), own: Math.max(usable.sc, 0) };
  const sources = SOURCES[charge];
  const ordered = counted.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date) || byPart(one, other)));
  return ordered.map((date) => {
    if (charge === 'OWN' || charge === 'COC' || charge === 'CDO') return { ...date, ...NOTHING, own: date.thousandths };
    const part = { ...date, ...NOTHING, vl: 0, sl: 0, own: 0 };
    let rest = date.thousandths;
    for (const source of sources) {
      const taken = Math.min(rest, left[source]);
      part[source] = taken;
      left[source] -= taken;
      rest -= taken;
    }
    return { ...part, without: rest, withoutColumn: rest === 0 ? null : charge === 'SL' ? 'SL' : 'VL' };
  });
}

const SOURCES: Record<Charge, readonly ('vl' | 'sl' | 'own')[]> = {
  VL: ['vl'],
  SL: ['sl', 'vl'],
  SC: ['own'],
  OWN: [],
  COC: [],
  CDO: [],
  NONE: [],
};

function byPart(one: CountedDate, other: CountedDate): number {
  return one.part < other.part ? -1 : Number(one.part > other.part);
}

/** What the parts come to. */
export function totalsOf(parts: readonly Part[]) {
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    days: sum(({ thousandths }) => thousandths),
    seconds: sum(({ seconds }) => seconds),
    vl: sum(({ vl }) => vl),
    sl: sum(({ sl }) => sl),
    own: sum(({ own }) => own),
    without: sum(({ without }) => without),
  };
}
