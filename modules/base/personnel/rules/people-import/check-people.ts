import type { RowChange } from '@talaan/imports/contract/import-record.ts';
import { isWrong, note, refuse, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { dayBefore } from '../moves/spans.ts';
import { checkBirth } from '../check-birth.ts';
import { settleName } from '../person-name.ts';
import type { Places } from '../places.ts';
import { judgeAppointee, warnOfPerson, type Acquaintance } from './judge-person.ts';
import { peopleFields, type PersonValues } from './people-fields.ts';
import { planAppointment, type AppointmentPlan, type AppointmentSpan } from './plan-appointment.ts';
import { judgeWhoseNumber } from './whose-number.ts';
import { planPin, type PinPlan, type PinSpan } from './plan-pin.ts';
import { readDraft, type Draft, type PersonFields } from './read-draft.ts';

/** A person on record whose employee number is in the file. */
export interface KnownPerson {
  id: number;
  idno: string;
  fields: { [name in keyof PersonFields]: string | null };
  appointments: readonly AppointmentSpan[];
  /** The PINs that they have today. */
  pins: readonly string[];
}

export interface PeopleGround {
  places: Places;
  people: ReadonlyMap<string, KnownPerson>;
  pinSpans: ReadonlyMap<string, readonly PinSpan[]>;
  /** Accounts by the addresses of the file. */
  accounts: ReadonlyMap<string, { name: string; personnelId: number | null }>;
  /** All people on record, among whom those of the file may be. */
  acquaintances: readonly Acquaintance[];
  today: string;
}

/** What is stored when a row is accepted. */
export interface PersonPlan {
  draft: Draft;
  known: KnownPerson | undefined;
  appointment: AppointmentSpan | null;
  pin: PinPlan | null;
}

export interface CheckedPerson extends PersonPlan {
  row: ReadRow<PersonValues>;
  name: string;
  changes: RowChange[];
}

/** Compares every row with the file itself and with what is on record. */
export function checkPeople(rows: readonly ReadRow<PersonValues>[], ground: PeopleGround): CheckedPerson[] {
  const drafts = rows.map((row) => readDraft(row, ground.places));
  const byNumber = Map.groupBy(drafts, ({ row }) => row.values.idno);
  const byPin = Map.groupBy(drafts, ({ pin }) => pin);
  for (const draft of drafts) {
    refuseDoubles(draft, 'idno', 'Employee number', byNumber);
    refuseDoubles(draft, 'pin', 'PIN', byPin);
    const known = ground.people.get(draft.row.key);
    settleOneName(draft, known);
    checkPerson(draft, known, ground.today);
  }
  const checked = drafts.map((draft) => planRow(draft, ground));
  settlePins(checked, ground);
  warnOfPerson(checked, ground);
  return checked;
}

function refuseDoubles(
  { row }: Draft,
  field: 'idno' | 'pin',
  what: string,
  drafts: ReadonlyMap<string | undefined, readonly Draft[]>,
): void {
  const value = row.values[field];
  const others = value === undefined ? [] : drafts.get(value)!.flatMap((other) => (other.row === row ? [] : [other.row.line]));
  if (others.length === 0) return;
  const where = others.length > 3 ? `rows ${others.slice(0, 3).join(', ')} and ${others.length - 3} more` : `row ${others.join(', ')}`;
  refuse(row, peopleFields[field].title, `${what} ${value} is also in ${where}.`);
}

/** A person of one name has it as surname, in whichever column it is. */
function settleOneName({ row, person }: Draft, known: KnownPerson | undefined): void {
  const { surname = '', first_name: firstName = '' } = person;
  if (!known && !isWrong(row)) Object.assign(person, settleName({ surname, first_name: firstName }));
  if (known?.fields.first_name === '' && surname === '' && firstName === known.fields.surname) delete person.first_name;
}

function checkPerson({ row, person }: Draft, known: KnownPerson | undefined, today: string): void {
  const born = person.birth_date ?? known?.fields.birth_date;
  const hired = person.date_hired ?? known?.fields.date_hired;
  const wrongBirth = person.birth_date && checkBirth(person.birth_date, { today, firstDay: null });
  if (wrongBirth) refuse(row, peopleFields.birth_date.title, wrongBirth);
  else if (born && hired && hired <= born) refuse(row, peopleFields.date_hired.title, `Hired on ${hired}, but born on ${born}.`);
  if (known) judgeWhoseNumber(row, person, known.fields);
  if (known) return;
  for (const field of ['surname', 'sex'] as const) {
    const { title } = peopleFields[field];
    if (person[field] === undefined && !row.messages.some(({ column }) => column === title))
      refuse(row, title, `${title} is missing; a new person needs it.`);
  }
}

function planRow(draft: Draft, { people, places, today }: PeopleGround): CheckedPerson {
  const { row, person } = draft;
  const known = people.get(row.key);
  const name = [person.surname ?? known?.fields.surname, person.first_name ?? known?.fields.first_name].filter(Boolean).join(', ');
  const checked: CheckedPerson = {
    row,
    name,
    changes: known ? changesOfPerson(draft, known) : [],
    draft,
    known,
    appointment: null,
    pin: null,
  };
  if (isWrong(row)) return checked;
  const plan = planAppointment(draft, known?.appointments ?? [], known === undefined, today);
  if ('error' in plan) {
    refuse(row, peopleFields.effective_date.title, plan.error);
    return checked;
  }
  checked.appointment = plan.write;
  checked.changes.push(...changesOfAppointment(draft, plan, places));
  if (plan.write) judgeAppointee(checked, plan.write, { places, today });
  else if (!known) note(row, peopleFields.office.title, 'No office, position and status: they will have no appointment.');
  return checked;
}

/** A PIN that is given up is free for another row, unless its own row turns out to be wrong: so this goes round until it settles. */
function settlePins(checked: readonly CheckedPerson[], { pinSpans, today }: PeopleGround): void {
  for (let settled = false; !settled;) {
    settled = true;
    const frees = new Set(
      checked
        .filter(({ row, known, draft }) => known && draft.pin && !isWrong(row) && !known.pins.includes(draft.pin))
        .map(({ known }) => known!.id),
    );
    for (const one of checked) {
      const { row, known, draft } = one;
      if (!draft.pin || isWrong(row)) continue;
      const firstDay = draft.person.date_hired ?? known?.fields.date_hired ?? known?.appointments[0]?.from ?? draft.effective ?? null;
      const wish = { pin: draft.pin, personnelId: known?.id, held: known?.pins ?? [], firstDay };
      const plan = planPin(wish, pinSpans.get(draft.pin) ?? [], frees, today);
      if (plan && 'error' in plan) {
        refuse(row, peopleFields.pin.title, plan.error);
        settled = false;
      } else one.pin = plan;
    }
  }
  for (const { pin, known, changes } of checked)
    if (pin) changes.push({ field: peopleFields.pin.title, from: known?.pins.join(', ') ?? '', to: pin.pin });
}

function changesOfPerson({ person }: Draft, { fields }: KnownPerson): RowChange[] {
  return (Object.keys(person) as (keyof PersonFields)[])
    .filter((field) => person[field] !== (fields[field] ?? ''))
    .map((field) => ({ field: peopleFields[field].title, from: fields[field] ?? '', to: person[field]! }));
}

function changesOfAppointment(draft: Draft, { write, before }: AppointmentPlan, places: Places): RowChange[] {
  if (!write) return [];
  const pairs: [string, string, string][] = [
    ['Office', before ? places.officeLabel(before.officeId) : '', draft.officeLabel ?? places.officeLabel(write.officeId)],
    ['Position', before ? places.positionLabel(before.positionId) : '', draft.positionLabel ?? places.positionLabel(write.positionId)],
    ['Appointment status', before ? places.statusName(before.statusCode) : '', places.statusName(write.statusCode)],
  ];
  const changes = pairs.filter(([, from, to]) => from !== to).map(([field, from, to]) => ({ field, from, to }));
  const lastDay = (span: AppointmentSpan | null) => (span?.until ? dayBefore(span.until) : '');
  if (before?.from !== write.from || changes.length > 0) changes.push({ field: 'From', from: before?.from ?? '', to: write.from });
  const isOther = write.until !== null || (before?.from === write.from && before.until !== null);
  if (isOther && before?.until !== write.until)
    changes.push({ field: peopleFields.last_day.title, from: lastDay(before), to: lastDay(write) || 'until further notice' });
  return changes;
}
