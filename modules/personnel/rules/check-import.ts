import type { ImportColumns, RowAction, RowChange, RowMessage } from '../contract/import.ts';
import { importFields } from './import-fields.ts';
import type { Places } from './places.ts';
import { planAppointment, type AppointmentPlan, type AppointmentSpan } from './plan-appointment.ts';
import { planPin, type PinPlan, type PinSpan } from './plan-pin.ts';
import { readDraft, type Draft, type PersonFields } from './read-draft.ts';

/** Somebody on record whose employee number is in the file. */
export interface KnownPerson {
  id: number;
  idno: string;
  fields: { [name in keyof PersonFields]: string | null };
  appointments: readonly AppointmentSpan[];
  /** The PINs that he holds today. */
  pins: readonly string[];
}

export interface ImportQuestion {
  rows: readonly { line: number; cells: readonly string[] }[];
  columns: ImportColumns;
  places: Places;
  people: ReadonlyMap<string, KnownPerson>;
  pinSpans: ReadonlyMap<string, readonly PinSpan[]>;
  today: string;
}

/** What a row would do, why it cannot, and the plan that is carried out when it is accepted. */
export interface CheckedRow {
  line: number;
  idno: string;
  name: string;
  action: RowAction;
  messages: RowMessage[];
  changes: RowChange[];
  draft: Draft;
  known: KnownPerson | undefined;
  appointment: AppointmentSpan | null;
  pin: PinPlan | null;
}

/** The dry run: reads and checks every row against the file itself and against what is on record. */
export function checkImport(question: ImportQuestion): CheckedRow[] {
  const { columns, places, people } = question;
  const drafts = question.rows.map((row) => readDraft(row, columns, places));
  const linesOfIdno = linesBy(drafts, (draft) => draft.idno || undefined);
  const linesOfPin = linesBy(drafts, (draft) => draft.pin);
  for (const draft of drafts) {
    refuseDoubles(draft, 'idno', 'Employee number', draft.idno, linesOfIdno.get(draft.idno));
    if (draft.pin) refuseDoubles(draft, 'pin', 'PIN', draft.pin, linesOfPin.get(draft.pin));
    checkPerson(draft, people.get(draft.idno), question.today);
  }
  const plans = drafts.map((draft) => planRow(draft, question));
  settlePins(plans, question);
  return plans.map((row) => ({ ...row, action: actionOf(row) }));
}

function linesBy(drafts: readonly Draft[], keyOf: (draft: Draft) => string | undefined): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    if (key !== undefined) lines.getOrInsertComputed(key, () => []).push(draft.line);
  }
  return lines;
}

function refuseDoubles(draft: Draft, field: 'idno' | 'pin', what: string, value: string, lines: readonly number[] = []): void {
  const others = lines.filter((line) => line !== draft.line);
  if (others.length === 0) return;
  const where = others.length > 3 ? `rows ${others.slice(0, 3).join(', ')} and ${others.length - 3} more` : `row ${others.join(', ')}`;
  draft.messages.push({ column: importFields[field].title, message: `${what} ${value} is also in ${where}.`, level: 'error' });
}

function checkPerson(draft: Draft, known: KnownPerson | undefined, today: string): void {
  const wrong = (field: keyof PersonFields, message: string) =>
    draft.messages.push({ column: importFields[field].title, message, level: 'error' });
  const born = draft.person.birth_date ?? known?.fields.birth_date;
  const hired = draft.person.date_hired ?? known?.fields.date_hired;
  if (draft.person.birth_date && draft.person.birth_date >= today)
    wrong('birth_date', `Born on ${draft.person.birth_date}, which has not been yet.`);
  else if (born && hired && hired <= born) wrong('date_hired', `Hired on ${hired}, but born on ${born}.`);
  if (known) return;
  for (const field of ['surname', 'first_name', 'sex'] as const) {
    const isMissing = draft.person[field] === undefined && !draft.messages.some(({ column }) => column === importFields[field].title);
    if (isMissing) wrong(field, `${importFields[field].title} is missing; somebody new needs it.`);
  }
}

type Plan = Omit<CheckedRow, 'action'>;

function planRow(draft: Draft, { people, places, today }: ImportQuestion): Plan {
  const known = people.get(draft.idno);
  const name = [draft.person.surname ?? known?.fields.surname, draft.person.first_name ?? known?.fields.first_name]
    .filter(Boolean)
    .join(', ');
  const row: Plan = {
    line: draft.line,
    idno: draft.idno,
    name,
    messages: draft.messages,
    changes: [],
    draft,
    known,
    appointment: null,
    pin: null,
  };
  if (known) row.changes.push(...changesOfPerson(draft, known));
  if (hasError(row)) return row;
  const plan = planAppointment(draft, known?.appointments ?? [], known === undefined, today);
  if ('error' in plan) {
    row.messages.push({ column: importFields.effective_date.title, message: plan.error, level: 'error' });
    return row;
  }
  row.appointment = plan.write;
  row.changes.push(...changesOfAppointment(draft, plan, places));
  if (!known && !plan.write)
    row.messages.push({
      column: importFields.office.title,
      message: 'No office, position and status: he will have no appointment.',
      level: 'note',
    });
  return row;
}

/** Who gives up a PIN frees it for another row, unless his own row turns out to be wrong: so this goes round until it settles. */
function settlePins(plans: readonly Plan[], { pinSpans, today }: ImportQuestion): void {
  for (let settled = false; !settled;) {
    settled = true;
    const frees = new Set(
      plans
        .filter((row) => row.known && row.draft.pin && !hasError(row) && !row.known.pins.includes(row.draft.pin))
        .map((row) => row.known!.id),
    );
    for (const row of plans) {
      const { pin } = row.draft;
      if (!pin || hasError(row)) continue;
      const firstDay =
        row.draft.person.date_hired ?? row.known?.fields.date_hired ?? row.known?.appointments[0]?.from ?? row.draft.effective ?? null;
      const plan = planPin(
        { pin, personnelId: row.known?.id, held: row.known?.pins ?? [], firstDay },
        pinSpans.get(pin) ?? [],
        frees,
        today,
      );
      if (plan && 'error' in plan) {
        row.messages.push({ column: importFields.pin.title, message: plan.error, level: 'error' });
        settled = false;
      } else row.pin = plan;
    }
  }
  for (const row of plans) {
    if (row.pin) row.changes.push({ field: importFields.pin.title, from: row.known?.pins.join(', ') ?? '', to: row.pin.pin });
  }
}

function changesOfPerson({ person }: Draft, { fields }: KnownPerson): RowChange[] {
  return (Object.keys(person) as (keyof PersonFields)[])
    .filter((field) => person[field] !== (fields[field] ?? ''))
    .map((field) => ({ field: importFields[field].title, from: fields[field] ?? '', to: person[field]! }));
}

function changesOfAppointment(draft: Draft, { write, before }: AppointmentPlan, places: Places): RowChange[] {
  if (!write) return [];
  const pairs: [string, string, string][] = [
    ['Office', before ? places.officeLabel(before.officeId) : '', draft.officeLabel ?? places.officeLabel(write.officeId)],
    ['Position', before ? places.positionLabel(before.positionId) : '', draft.positionLabel ?? places.positionLabel(write.positionId)],
    ['Appointment status', before ? places.statusName(before.statusCode) : '', places.statusName(write.statusCode)],
  ];
  const changes = pairs.filter(([, from, to]) => from !== to).map(([field, from, to]) => ({ field, from, to }));
  return [...changes, { field: 'From', from: before?.from ?? '', to: write.from }];
}

function hasError(row: Pick<Plan, 'messages'>): boolean {
  return row.messages.some(({ level }) => level === 'error');
}

function actionOf(row: Plan): RowAction {
  if (hasError(row)) return 'wrong';
  if (!row.known) return 'new';
  return row.changes.length > 0 ? 'update' : 'unchanged';
}
