import { longDate } from '@talaan/kernel/contract/dates.ts';
import { dayBefore } from '@talaan/personnel/rules/moves/spans.ts';
import { note, refuse, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import type { ItemState } from '../item-status.ts';
import { whyStays } from '../state-change.ts';
import { itemImportFields, type ItemValues } from './item-import-fields.ts';
import { stateTold } from './read-standing.ts';

export interface StateFrom {
  state: ItemState;
  from: string;
}

/** How an item stands on record: its last state, and who holds it. */
export interface StateOnRecord {
  state: ItemState;
  since: string;
  /** Who holds it today. */
  holder: string | null;
  vacantSince: string | null;
  /** The appointment to it that ends last; `until` is the day after its end, null while it runs on. */
  lastHeld: { fullname: string; until: string | null } | null;
}

type Row = ReadRow<ItemValues>;

const { status, state_from: stateFrom, vacant_since: vacantSince } = itemImportFields;

/** The states that a row brings, in their order; none where the state stays. What cannot be is refused on its cell. */
export function judgeState(row: Row, known: StateOnRecord | null): StateFrom[] {
  const state = stateTold(row.values.status, row.values.funded);
  if (state === undefined) {
    refuse(row, itemImportFields.funded.title, 'This contradicts the status. Correct one of the two, or leave one empty.');
    return [];
  }
  compareHolder(row, known);
  return known ? changeState(row, known, state) : openState(row, state ?? 'funded');
}

/** `Frozen from 1 Mar 2026`. */
export function formatStates({ state, ...one }: { state: ItemState; from?: string; since?: string }): string {
  return `${state[0]!.toUpperCase()}${state.slice(1)} from ${longDate((one.from ?? one.since)!)}`;
}

/** What was frozen, abolished or left without funds later than it was opened was funded until then. */
function openState(row: Row, state: ItemState): StateFrom[] {
  const { opened_on: opened, state_from: from = opened } = row.values;
  if (opened === undefined || from === undefined) return [];
  if (from < opened) refuse(row, stateFrom.title, `This lies before ${longDate(opened)}, when it is opened.`);
  if (state === 'abolished' && from === opened) refuse(row, stateFrom.title, 'Say from which day it is abolished, after it was opened.');
  if (from === opened) return [{ state, from }];
  if (state === 'funded' || state === 'anticipated') {
    refuse(row, stateFrom.title, `A new item is ${state} from the day it is opened: leave this empty.`);
    return [];
  }
  return [
    { state: 'funded', from: opened },
    { state, from },
  ];
}

function changeState(row: Row, known: StateOnRecord, state: ItemState | null): StateFrom[] {
  const { state_from: from } = row.values;
  if (state === null || state === known.state) {
    if (from !== undefined && from !== known.since)
      note(row, stateFrom.title, `On record it is ${known.state} since ${longDate(known.since)}; this day is not changed.`);
    return [];
  }
  const why = whyNot(known, state, from);
  if (why === null) return [{ state, from: from! }];
  refuse(row, from === undefined ? stateFrom.title : status.title, why);
  return [];
}

function whyNot(known: StateOnRecord, state: ItemState, from: string | undefined): string | null {
  if (state === 'anticipated') return `It is ${known.state} since ${longDate(known.since)}, and does not become anticipated again.`;
  if (known.state === 'abolished') return `It was abolished on ${longDate(known.since)}, which is for good.`;
  if (from === undefined) return `On record it is ${known.state}. Say from which day it is ${state}.`;
  const why = whyStays(known, { state, from }, longDate);
  if (why !== null) return `It ${why}.`;
  const { lastHeld } = known;
  if (state === 'funded' || lastHeld === null || (lastHeld.until !== null && lastHeld.until <= from)) return null;
  const until = lastHeld.until === null ? '' : ` until ${longDate(dayBefore(lastHeld.until))}`;
  return `${lastHeld.fullname} is the incumbent of this item${until}. End the appointment first, or choose a later day.`;
}

/** Who sits in an item follows from appointments alone: what the file says of it is only compared. */
function compareHolder({ values, ...row }: Row, known: StateOnRecord | null): void {
  const isHeld = values.status?.isHeld ?? null;
  if (isHeld === true && !known?.holder)
    note(row, status.title, 'It has no incumbent on record. Appointments are imported with the service of people.');
  if (isHeld === false && known?.holder) note(row, status.title, `On record ${known.holder} is the incumbent.`);
  const since = known ? known.vacantSince : values.opened_on;
  if (values.vacant_since === undefined || values.vacant_since === since) return;
  const found = since ? `vacant since ${longDate(since)}` : 'not vacant';
  note(row, vacantSince.title, `${known ? 'On record it is' : 'A new item is'} ${found}, which follows from the appointments.`);
}
