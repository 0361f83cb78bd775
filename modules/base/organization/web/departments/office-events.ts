import type { OfficeRecord } from '../../contract/departments.ts';

/** One thing that happened, or is planned to happen, to an office. */
export interface OfficeEvent {
  on: string;
  kind: 'name' | 'place' | 'opening' | 'origin' | 'head';
  text: string;
  note: string;
}

/** The history of an office in sentences, the newest first; what has always been so is no event. */
export function describeEvents({ names, places, openings, origins, heads }: OfficeRecord): OfficeEvent[] {
  const events: OfficeEvent[] = [
    ...names.flatMap(({ from, fullname, acronym, authority }) =>
      from === null ? [] : [{ on: from, kind: 'name' as const, text: `Named ${fullname} (${acronym})`, note: authority }],
    ),
    ...places.flatMap(({ from, parent, authority }) =>
      from === null
        ? []
        : [{ on: from, kind: 'place' as const, text: parent ? `Under ${parent.fullname}` : 'Right below its campus', note: authority }],
    ),
    ...openings.flatMap(({ from, is_open, authority }) =>
      from === null ? [] : [{ on: from, kind: 'opening' as const, text: is_open ? 'Opened' : 'Closed', note: authority }],
    ),
    ...origins.map(({ kind, office, on, authority }) => ({
      on,
      kind: 'origin' as const,
      text: kind === 'from' ? `Took a part of ${office.fullname}` : `A part moved to ${office.fullname}`,
      note: authority,
    })),
    ...heads.flatMap(({ from, name, title, is_acting }) =>
      from === null ? [] : [{ on: from, kind: 'head' as const, text: `${name} ${is_acting ? 'in charge' : 'heads it'}`, note: title }],
    ),
  ];
  return events.toSorted((one, other) => other.on.localeCompare(one.on));
}
