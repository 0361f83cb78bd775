import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { CommitteeKind } from '@talaan/requests/contract/committees.ts';
import { hasVote, seatsOn, type Represented, type Seat, type SeatRole } from './seat.ts';

/** Roles that one person at a time has. */
const ONCE: Readonly<Partial<Record<SeatRole, string>>> = { CHAIR: 'the chair', VICE_CHAIR: 'the vice chair', SECRETARY: 'the secretary' };

/** What is wrong with a seat, by field; empty where nothing is. `others` are the other seats of the committee. */
export function findSeatFaults(seat: Omit<Seat, 'id'>, others: readonly Seat[]): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const refuse = (field: string, message: string) => (faults[field] ??= []).push(message);
  if (seat.order_no.trim() === '') refuse('order_no', 'Enter the number of the order.');
  if (seat.to !== null && seat.to < seat.from) refuse('to', 'The last day must not be before the first.');
  const together = others.filter((other) => other.from <= (seat.to ?? other.from) && seat.from <= (other.to ?? seat.from));
  const own = together.find(({ person_id: person }) => person === seat.person_id);
  if (own) refuse('person_id', `${own.name} has a seat ${formatTerm(own)}. End it first.`);
  const word = ONCE[seat.role];
  const holder = word && together.find(({ role }) => role === seat.role);
  if (holder) refuse('role', `${holder.name} is ${word} ${formatTerm(holder)}. End that term first.`);
  return faults;
}

const PMT_WORDS: Readonly<Record<Represented, string>> = {
  EXECUTIVE: 'an executive as the chair',
  HR: 'the head of human resources',
  PLANNING: 'the head of planning',
  FINANCE: 'the head of finance',
  RANK_AND_FILE: 'a representative of the rank and file',
};

/** Who a committee still needs on a day, in words; empty where it is complete. Each has a chair; the team of MC 6 s.2012 has those whom it names. */
export function missingSeats(kind: CommitteeKind, seats: readonly Seat[], day: string): string[] {
  const now = seatsOn(seats, day).filter(hasVote);
  if (kind !== 'PMT') return now.some(({ role }) => role === 'CHAIR') ? [] : ['a chair'];
  const sits = (represents: Represented) =>
    now.some((seat) => seat.represents === represents && (represents !== 'EXECUTIVE' || seat.role === 'CHAIR'));
  return (Object.keys(PMT_WORDS) as Represented[]).filter((one) => !sits(one)).map((one) => PMT_WORDS[one]);
}

/** Terms that end within so many days, those that end first before. */
export function endingSeats(seats: readonly Seat[], today: string, days: number): Seat[] {
  const until = Temporal.PlainDate.from(today).add({ days }).toString();
  return seatsOn(seats, today)
    .filter(({ to }) => to !== null && to <= until)
    .toSorted((one, other) => one.to!.localeCompare(other.to!));
}

function formatTerm({ from, to }: Pick<Seat, 'from' | 'to'>): string {
  return to === null ? `since ${longDate(from)}` : `from ${longDate(from)} to ${longDate(to)}`;
}
