import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { DemoAccount } from '@talaan/identity/demo/find-account.ts';
import type { FormAction, FormState } from '../workflow.ts';
import type { DemoForm } from './who.ts';

export interface DemoActors {
  president: DemoAccount;
  hr: DemoAccount;
  pmt: DemoAccount;
}

type Role = 'owner' | 'supervisor' | 'head' | 'pmt' | 'system';

const TARGETS: readonly (readonly [FormAction, Role, days: number])[] = [
  ['submitTargets', 'owner', -14],
  ['reviewTargets', 'supervisor', -10],
  ['approveTargets', 'head', -8],
];
/** Days are counted from the end of the period. */
const RATING: readonly (readonly [FormAction, Role, days: number])[] = [
  ['begin', 'owner', -5],
  ['selfRate', 'owner', 6],
  ['rate', 'supervisor', 15],
  ['confirmDiscussion', 'owner', 16],
  ['finalize', 'head', 22],
  ['calibrate', 'pmt', 34],
  ['close', 'system', 46],
];

const UP_TO: Partial<Record<FormState, number>> = {
  TARGET_DRAFT: 0,
  TARGET_SUBMITTED: 1,
  TARGET_APPROVED: 3,
  ACCOMPLISHMENT_DRAFT: 4,
  FINAL: 8,
  CALIBRATED: 9,
  APPEALED: 9,
  RESOLVED: 9,
  CLOSED: 10,
};

/** The steps that led a form to its state, none later than today. Heads take them in their own right, the planning office and the President those of offices. */
export function stepsTo(form: DemoForm & { state: FormState }, actors: DemoActors, today: Temporal.PlainDate) {
  const { from, to } = form.period;
  const way = [...TARGETS.map((one) => [...one, from] as const), ...RATING.map((one) => [...one, to] as const)].slice(0, UP_TO[form.state]);
  const steps = way.map(([action, role, days, day], place) => ({
    action,
    role,
    ...(role !== 'system' && { by: byOf(role, form, actors) }),
    at: at(day, days, today, place),
    remarks: '',
  }));
  const day = today.toString();
  const appeal = {
    action: 'appeal' as const,
    role: 'owner' as const,
    by: byOf('owner', form, actors),
    at: at(day, -8, today, 0),
    remarks: GROUNDS,
  };
  const resolve = {
    action: 'resolve' as const,
    role: 'pmt' as const,
    by: byOf('pmt', form, actors),
    at: at(day, -2, today, 0),
    remarks: DECISION,
  };
  const after = form.state === 'APPEALED' ? [appeal] : form.state === 'RESOLVED' ? [appeal, resolve] : [];
  return { filedAt: at(from, -20, today, 0), steps: [...steps, ...after] };
}

const GROUNDS = 'The two refereed papers of the period were not counted; their letters of acceptance are attached to the form.';
const DECISION = 'The papers were accepted after the period and count in the next one. The rating stays.';

function byOf(role: Role, form: DemoForm, { president, pmt }: DemoActors): { id: number | null; personnel_id: number } {
  if (role === 'owner') return { id: null, personnel_id: form.personnel_id };
  if (role === 'pmt') return form.personnel_id === pmt.personnel_id ? president : pmt;
  if (form.form !== 'OPCR') return { id: null, personnel_id: form.decider };
  return role === 'supervisor' && form.personnel_id !== pmt.personnel_id ? pmt : president;
}

function at(day: string, days: number, today: Temporal.PlainDate, place: number): string {
  const wanted = Temporal.PlainDate.from(day).add({ days });
  const latest = today.subtract({ days: 1 });
  const found = Temporal.PlainDate.compare(wanted, latest) > 0 ? latest : wanted;
  return found
    .toZonedDateTime({ timeZone: ZONE, plainTime: { hour: 9, minute: place } })
    .toInstant()
    .toString();
}
