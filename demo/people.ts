import { demoAccounts } from './accounts.ts';
import { giveName, plainLetters, type Name } from '@talaan/personnel/demo/names.ts';
import { officeCalled, offices, type Office } from './offices.ts';
import type { Chance } from '@talaan/kernel/server/demo/chance.ts';
import { ladders, staffingPlans, statusesOf, type Ladder } from './staffing.ts';

interface Appointment {
  officeId: number;
  position: string;
  status: string;
  from: string;
  /** The day after the last, or null while it runs. */
  until: string | null;
}

export interface Person extends Name {
  id: number;
  idno: string;
  pin: string;
  sex: 'Male' | 'Female';
  birthDate: string;
  email: string;
  hired: string;
  office: Office;
  /** 0 is the head of the office. */
  seat: number;
  appointments: readonly Appointment[];
}

/** A head for every office, and those who have an account. */
export const FEWEST_PEOPLE = offices.reduce((sum, office) => sum + leastSeats(office), 0);

/** The people of the university: every office has its head first, then its members. */
export function makePeople(chance: Chance, today: Temporal.PlainDate, count: number): Person[] {
  if (count < FEWEST_PEOPLE)
    throw new Error(`The demo university has ${offices.length} offices and needs at least ${FEWEST_PEOPLE} people.`);
  const drafts = shareSeats(count).flatMap(({ office, seats }) =>
    Array.from({ length: seats }, (_, seat) => draftPerson(chance, today, office, seat)),
  );
  return numberPeople(drafts);
}

/** The last day of somebody who has left, or null. */
export function endOfService(person: Person): string | null {
  return person.appointments.at(-1)?.until ?? null;
}

/** A head, and those who have an account there. */
function leastSeats(office: Office): number {
  return Math.max(1, ...demoAccounts.filter(({ seat }) => officeCalled(seat.office) === office).map(({ seat }) => seat.seat + 1));
}

/** The least to every office, the rest by its size; what is left over after rounding goes to the largest remainders. */
function shareSeats(count: number): { office: Office; seats: number }[] {
  const weight = offices.reduce((sum, office) => sum + office.people - 1, 0);
  const shares = offices.map((office) => ({
    office,
    exact: leastSeats(office) + ((office.people - 1) * (count - FEWEST_PEOPLE)) / weight,
  }));
  const left = count - shares.reduce((sum, share) => sum + Math.floor(share.exact), 0);
  const roundedUp = new Set(shares.toSorted((a, b) => (b.exact % 1) - (a.exact % 1) || a.office.id - b.office.id).slice(0, left));
  return shares.map((share) => ({ office: share.office, seats: Math.floor(share.exact) + (roundedUp.has(share) ? 1 : 0) }));
}

/** Years of service after which a person is about to retire. */
const NEARLY_DONE = 24;

type Draft = Omit<Person, 'id' | 'idno' | 'pin' | 'email'> & { account: string | null };

function draftPerson(chance: Chance, today: Temporal.PlainDate, office: Office, seat: number): Draft {
  const account = demoAccounts.find((one) => one.seat.seat === seat && officeCalled(one.seat.office) === office);
  const { ladder, rung } = account ? findRung(account.seat.position) : pickRung(chance, office, seat);
  const sex = account?.seat.sex ?? (chance.happens(ladder === 'guard' ? 0.85 : 0.44) ? 'Male' : 'Female');
  // A rung takes two years or so to climb, and each began work between 22 and 36.
  const climbed = isExecutive(ladder) ? 7 : rung;
  const served = Math.min(38, 1 + chance.between(0, 6) + Math.floor(climbed * (1.5 + chance.next() * 1.3)));
  const ageHired = Math.min(chance.between(22, 36), 63 - served);
  const born = today.subtract({ years: served + ageHired, days: chance.between(0, 364) });
  const leaves = seat > 0 && !account && served > 3 && chance.happens(0.07);
  const hired = firstOfMonth(chance, today.subtract({ years: served }));
  const appointments = appoint(chance, today, { office, ladder, rung, hired, leaves, steady: seat === 0 || account !== undefined });
  const retires = leaves && served > 18;
  const birthDate = retires
    ? Temporal.PlainDate.from(appointments.at(-1)!.until!).subtract({ years: 65 })
    : seat > 0 && !account && served >= NEARLY_DONE
      ? today.subtract({ years: 65 }).add({ days: 20 + ((office.id * 37 + seat * 53) % 700) })
      : born;
  return {
    ...giveName(chance, sex, birthDate.year),
    sex,
    birthDate: birthDate.toString(),
    hired: hired.toString(),
    office,
    seat,
    appointments,
    account: account?.email ?? null,
  };
}

function pickRung(chance: Chance, office: Office, seat: number): { ladder: Ladder; rung: number } {
  const plan = staffingPlans[office.staffing];
  const [ladder, lowest] = seat === 0 ? plan.head : [chance.pickByWeight<Ladder>(plan.members), 0];
  const highest = ladders[ladder].length - 1;
  // Members crowd the lower rungs, and the top one is the head's where the head climbs the same ladder.
  const span = ladder === 'faculty' ? 4 : 1;
  const rung =
    seat === 0 ? chance.between(lowest, Math.min(highest, lowest + span)) : Math.floor(Math.max(1, highest) * chance.next() ** 1.7);
  return { ladder, rung };
}

function findRung(position: string): { ladder: Ladder; rung: number } {
  for (const [ladder, rungs] of Object.entries(ladders)) {
    const rung = (rungs as readonly string[]).indexOf(position);
    if (rung >= 0) return { ladder: ladder as Ladder, rung };
  }
  throw new Error(`No line of work has the position ${position}.`);
}

interface Career {
  office: Office;
  ladder: Ladder;
  rung: number;
  hired: Temporal.PlainDate;
  leaves: boolean;
  /** Whether the present status must be a lasting one. */
  steady: boolean;
}

/** One appointment, or an earlier one on a lower rung or in a lesser status and right after it the present one. */
function appoint(chance: Chance, today: Temporal.PlainDate, career: Career): Appointment[] {
  const { office, ladder, rung, hired } = career;
  const statuses = statusesOf(ladder, rung);
  const status = career.steady ? statuses[0]![0] : chance.pickByWeight(statuses);
  const lastDay = career.leaves ? today.subtract({ days: chance.between(5, 500) }) : null;
  const present = { officeId: office.id, position: ladders[ladder][rung] as string, status, until: lastDay?.toString() ?? null };
  const days = hired.until(lastDay ?? today).days;
  if (days < 3 * 365 || (rung === 0 && !isExecutive(ladder) && chance.happens(0.5))) return [{ ...present, from: hired.toString() }];
  // An executive has begun lately; others were promoted in the middle of their service.
  const promoted = firstOfMonth(
    chance,
    hired.add({ days: Math.floor(days * (isExecutive(ladder) ? 0.9 : 0.4 + 0.4 * chance.next())) }),
  ).toString();
  if (promoted <= hired.toString()) return [{ ...present, from: hired.toString() }];
  return [
    { ...appointBefore(chance, career, status), from: hired.toString(), until: promoted },
    { ...present, from: promoted },
  ];
}

function appointBefore(
  chance: Chance,
  { office, ladder, rung }: Career,
  status: string,
): Pick<Appointment, 'officeId' | 'position' | 'status'> {
  if (isExecutive(ladder))
    return { officeId: officeCalled('GS').id, position: chance.pick(['Professor I', 'Professor II', 'Professor III']), status: 'PERM' };
  const kindred = offices.filter((one) => one.staffing === office.staffing);
  const rungBefore = Math.max(0, rung - chance.between(1, 2));
  const statuses = statusesOf(ladder, rungBefore);
  // Nobody falls back from a permanent post, and who stayed on a rung changed status.
  const possible = statuses.filter(([code]) => (code !== 'PERM' || status === 'PERM') && (rungBefore < rung || code !== status));
  return {
    officeId: (chance.happens(0.12) ? chance.pick(kindred) : office).id,
    position: ladders[ladder][rungBefore] as string,
    status: chance.pickByWeight(possible.length > 0 ? possible : [['TEMP', 1]]),
  };
}

function isExecutive(ladder: Ladder): boolean {
  return ladder === 'president' || ladder === 'vicePresident';
}

/** Appointments begin on the first of a month, most of them in January, June or August. */
function firstOfMonth(chance: Chance, near: Temporal.PlainDate): Temporal.PlainDate {
  const begun = near.with({ day: 1, month: chance.pick([1, 1, 3, 6, 6, 8, 8, 10]) });
  return Temporal.PlainDate.compare(begun, near) > 0 ? begun.subtract({ years: 1 }) : begun;
}

/** Employee numbers count within the year of hiring; PINs from 2001, so that those of the sample import stay free. */
function numberPeople(drafts: readonly Draft[]): Person[] {
  const numbers = new Map<Draft, string>();
  const countOfYear = new Map<string, number>();
  for (const draft of drafts.toSorted((a, b) => (a.hired < b.hired ? -1 : a.hired > b.hired ? 1 : 0))) {
    const year = draft.hired.slice(0, 4);
    const number = (countOfYear.get(year) ?? 0) + 1;
    countOfYear.set(year, number);
    numbers.set(draft, `${year}-${String(number).padStart(4, '0')}`);
  }
  const addresses = new Map<string, number>();
  return drafts.map(({ account, ...draft }, index) => ({
    ...draft,
    id: index + 1,
    idno: numbers.get(drafts[index]!)!,
    pin: String(2001 + index),
    email: account ?? giveAddress(addresses, draft),
  }));
}

function giveAddress(taken: Map<string, number>, { firstName, surname }: Name): string {
  const plain = `${plainLetters(firstName)}.${plainLetters(surname)}`;
  const times = (taken.get(plain) ?? 0) + 1;
  taken.set(plain, times);
  return `${plain}${times > 1 ? times : ''}@talaan.example`;
}
