import { sql } from 'kysely';
import { findRatingFaults } from '../../rules/form/find-rating-faults.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { takeStep, takeStepInAll } from '@talaan/requests/server/public.ts';
import type {
  calibrateOffice as endpoint,
  calibrateReady as readyEndpoint,
  decideAppeal as appealEndpoint,
} from '../../contract/calibration.ts';
import { findForm } from '../forms/find-form.ts';
import { readLines } from '../forms/read-lines.ts';
import { findShownPeriod } from '../people/shown-period.ts';
import { requireSeat } from '../settings/has-seat.ts';
import { readOffices } from './read-offices.ts';

/**
 * Calibrates an office as a whole, in one transaction: its own form and those of its people. A member of the team leaves out their own, which another member
 * calibrates. Errors: 404 without a seat; 409 with what refuses it.
 */
export async function calibrateOffice(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { db, actor, body } = call;
  await requireSeat(call);
  await lockPeriod(db, body.period_id);
  const found = await findShownPeriod(call, body.period_id);
  const office = (await readOffices(db, found, sql`o.id = ${body.office_id}`))[0];
  if (!office) throw notFound('This office has no form in the period.');
  if (office.refused.length > 0) throw wrongState(office.refused.join(' '));
  const waiting = office.forms.filter(({ state }) => state === 'FINAL');
  const taken = waiting.filter(({ personnel_id }) => personnel_id !== actor.personnelId);
  if (waiting.length === 0) throw wrongState(`${office.office} is calibrated already.`);
  if (taken.length === 0) throw wrongState('What is left is your own form: another member of the team calibrates it.');
  await takeStepInAll(call, { action: 'calibrate', items: taken.map(({ id }) => ({ id })), input: { office_ids: [body.office_id] } });
  const own = waiting.length > taken.length ? ' Your own form waits for another member.' : '';
  return { message: `${office.office} was calibrated: ${taken.length === 1 ? '1 form' : `${taken.length} forms`}.${own}` };
}

/** Calibrates all offices of a period that nothing refuses, in one transaction, each as a whole as `calibrateOffice` does. Errors: 404 without a seat; 409 where none is ready. */
export async function calibrateReady(call: CallOf<typeof readyEndpoint>): Promise<{ message: string }> {
  const { db, actor, body } = call;
  await requireSeat(call);
  await lockPeriod(db, body.period_id);
  const offices = await readOffices(db, await findShownPeriod(call, body.period_id), sql`true`);
  const ready = offices
    .filter(({ refused }) => refused.length === 0)
    .map(({ office_id, forms }) => ({
      office_id,
      items: forms.filter(({ state, personnel_id }) => state === 'FINAL' && personnel_id !== actor.personnelId).map(({ id }) => ({ id })),
    }))
    .filter(({ items }) => items.length > 0);
  if (ready.length === 0) throw wrongState('No office is ready: each is calibrated already, or something refuses it.');
  const items = ready.flatMap((office) => office.items);
  await takeStepInAll(call, { action: 'calibrate', items, input: { office_ids: ready.map(({ office_id }) => office_id) } });
  const said = ready.length === 1 ? '1 office was calibrated' : `${ready.length} offices were calibrated`;
  return { message: `${said}: ${items.length === 1 ? '1 form' : `${items.length} forms`}.` };
}

/** Forms that go back at the same time wait, and are then refused. */
async function lockPeriod(db: Database, period: number): Promise<void> {
  await sql`select from requests.request r join performance.form f on f.id = r.id where f.period_id = ${period} order by r.id for no key update of r`.execute(
    db,
  );
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
