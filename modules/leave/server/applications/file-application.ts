import { sql } from 'kysely';
import type { z } from 'zod';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { fileRequests, officeOf, type StepCall } from '@talaan/requests/server/public.ts';
import type { fileApplication as endpoint } from '../../contract/applications.ts';
import type { LeaveValues } from '../../contract/shapes.ts';
import type { FilingCheck } from '../../rules/check-filing.ts';
import { leaveFlow } from '../../workflow.ts';
import { HR, OFFICE } from './application-rows.ts';
import { assess, type Assessed } from './assess.ts';
import { holdCredits } from './credits.ts';
import { factsOfLeave } from './leave-facts.ts';
import { leaveRequests } from './leave-requests.ts';
import { addPapers } from './add-papers.ts';
import { writeDays } from './write-days.ts';

/**
 * Files leave of the caller, or of a person within their reach from a paper form. Errors: 404 for a person beyond reach; 422 by field for what
 * stands against it (domain page, section 6); 409 where the credits went to another application meanwhile.
 */
export async function fileApplication(
  call: Call<unknown, unknown, z.output<typeof endpoint.body>>,
): Promise<z.input<typeof endpoint.response>> {
  const { personnel_id, received_on, ...values } = call.body;
  const personnelId = await whoseLeave(call, personnel_id);
  const receivedOn = receivedDay(call, personnelId, received_on);
  await requirePeople(call, values, personnelId);
  const assessed = await assess(call, { personnelId, values, receivedOn, except: null, locks: true });
  requireFilable(assessed.checks);
  const officeId = await officeOf(call.db, personnelId, call.today);
  const facts = factsOfLeave({ ...assessed, personnelId, officeId, isAbroad: values.place === 'ABROAD' });
  const [id] = await fileRequests(call, leaveRequests, [{ ...facts, ...(received_on !== null && { receivedOn }) }]);
  await call.db
    .insertInto('leave.application')
    .values({
      id: id!,
      personnel_id: personnelId,
      state: leaveFlow.states[0],
      is_paper: received_on !== null,
      ...columnsOf(values, assessed, receivedOn),
    })
    .execute();
  await writeApplication(call, { id: id!, personnelId, step: 1 }, values, assessed);
  return { message: 'The application was filed; HR certifies the credits first.', id: id! };
}

/** Whose leave a call is about: the caller’s own, or that of a person within their reach as HR, head or clerk. Error: 404, 409 without a record. */
export async function whoseLeave(call: Pick<Call, 'db' | 'actor' | 'today'>, personnelId: number | null): Promise<number> {
  const id = personnelId ?? call.actor.personnelId;
  if (id === null) throw wrongState('Your account belongs to no personnel record.');
  if (id !== call.actor.personnelId) await findPersonInScope(call, id, [...HR, ...OFFICE]);
  return id;
}

/** The date of receipt: of filing, or that stamped on the paper form of another. Error: 422 for a day to come. */
export function receivedDay({ today, actor }: Pick<Call, 'today' | 'actor'>, personnelId: number, stamped: string | null): string {
  if (stamped === null) return today;
  if (personnelId === actor.personnelId) throw invalid({ received_on: ['Your own application is received when you file it.'] });
  if (stamped > today) throw invalid({ received_on: ['The date of receipt is not to come.'] });
  return stamped;
}

/** Error: 422 by field with what blocks. */
export function requireFilable(checks: readonly FilingCheck[]): void {
  const blocks = Map.groupBy(
    checks.filter(({ kind }) => kind === 'block'),
    ({ field }) => field,
  );
  if (blocks.size > 0) throw invalid(Object.fromEntries([...blocks].map(([field, all]) => [field, all.map(({ text }) => text)])));
}

/** Error: 422 where who acts or receives days is the person themselves or no one in service. */
export async function requirePeople({ db, today }: Pick<Call, 'db' | 'today'>, values: LeaveValues, personnelId: number): Promise<void> {
  const named = { acting_id: values.acting_id, allocation: values.allocation?.receiver_id ?? null };
  for (const [field, id] of Object.entries(named)) {
    if (id === null) continue;
    if (id === personnelId) throw invalid({ [field]: ['Choose another person.'] });
    const { rows } = await sql`select from personnel.appointment where personnel_id = ${id} and during @> ${today}::date`.execute(db);
    if (rows.length === 0) throw invalid({ [field]: ['Choose a person in service.'] });
  }
}

/** What is stored of an application itself. */
export function columnsOf(values: LeaveValues, { type, parts }: Assessed, receivedOn: string) {
  const { dates: _, papers: __, allocation: ___, ...stored } = values;
  return { ...stored, terms_on: type.termsOn, received_on: receivedOn, first_day: parts[0]!.date, last_day: parts.at(-1)!.date };
}

/** Writes the dates, papers and allocation of an application, and holds what it takes. */
export async function writeApplication(
  call: StepCall,
  { id, personnelId, step }: { id: number; personnelId: number; step: number },
  values: LeaveValues,
  { type, ownBook, parts, papers }: Assessed,
): Promise<void> {
  await writeDays(call.db, { id, personnelId, parts });
  await addPapers(call, { id, lastDay: parts.at(-1)!.date, papersMayFollow: type.papersMayFollow }, papers, values.papers);
  await call.db.deleteFrom('leave.allocation').where('application_id', '=', id).execute();
  if (values.allocation)
    await call.db
      .insertInto('leave.allocation')
      .values({ application_id: id, ...values.allocation })
      .execute();
  await holdCredits(call, { id, personnelId, type, ownBook, parts }, step);
}
