import { sql } from 'kysely';
import { findRatingFaults } from '../../rules/form/find-rating-faults.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { takeStep, takeStepInAll } from '@talaan/requests/server/public.ts';
import type { calibrateOffice as endpoint, decideAppeal as appealEndpoint } from '../../contract/calibration.ts';
import { findForm } from '../forms/find-form.ts';
import { readLines } from '../forms/read-lines.ts';
import { findShownPeriod } from '../people/shown-period.ts';
import { requireSeat } from '../settings/has-seat.ts';
import { readOffices } from './read-offices.ts';

/**
 * Calibrates an office as a whole, in one transaction: its own form and those of its people. A member of the team leaves out their own, which another member
 * calibrates. Forms that go back at the same time wait for the lock, and are then refused. Errors: 404 without a seat; 409 with what refuses it.
 */
export async function calibrateOffice(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { db, actor, body } = call;
  await requireSeat(call);
  await sql`
    select from requests.request r join performance.form f on f.id = r.id where f.period_id = ${body.period_id} order by r.id for no key update of r`.execute(
    db,
  );
  const found = await findShownPeriod(call, body.period_id);
  const office = (await readOffices(db, found, sql`o.id = ${body.office_id}`))[0];
  if (!office) throw notFound('This office has no form in the period.');
  if (office.refused.length > 0) throw wrongState(office.refused.join(' '));
  const waiting = office.forms.filter(({ state }) => state === 'FINAL');
  const taken = waiting.filter(({ personnel_id }) => personnel_id !== actor.personnelId);
  if (waiting.length === 0) throw wrongState(`${office.office} is calibrated already.`);
  if (taken.length === 0) throw wrongState('What is left is your own form: another member of the team calibrates it.');
  await takeStepInAll(call, { action: 'calibrate', items: taken.map(({ id }) => ({ id })), input: { office_id: body.office_id } });
  const own = waiting.length > taken.length ? ' Your own form waits for another member.' : '';
  return { message: `${office.office} was calibrated: ${taken.length === 1 ? '1 form' : `${taken.length} forms`}.${own}` };
}

/** Decides an appeal. Errors: 404; 409 for one's own and where it is decided; 422 by field for the ratings of one that is granted. */
export async function decideAppeal(call: CallOf<typeof appealEndpoint>): Promise<{ message: string }> {
  const { db, params, body } = call;
  await requireSeat(call);
  const form = await findForm(call, params.id);
  const lines = (await readLines(db, [form.id])).get(form.id) ?? [];
  const faults = body.granted ? findRatingFaults(body.lines, lines) : {};
  if (Object.keys(faults).length > 0)
    throw invalid(Object.fromEntries(Object.entries(faults).map(([field, said]) => [field.replace(/^ratings/, 'lines'), said])));
  await takeStep(call, { id: form.id, action: 'resolve', seen: body.seen, remarks: body.decision, input: body });
  return { message: body.granted ? 'The appeal was granted; a new notice of the final rating goes out.' : 'The appeal was denied.' };
}
