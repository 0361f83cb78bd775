import { longDate } from '@talaan/kernel/contract/dates.ts';
import { FIELD_LABELS } from '../contract/sections.ts';

export interface ChangedField {
  label: string;
  before: string;
  after: string;
}

/** What else of a change is told; whatever is not named here stays in the audit trail, where sensitive values may lie. */
const OTHER_LABELS: Record<string, string> = {
  name: 'Name',
  authority: 'Authority',
  reason: 'Reason',
  from: 'From',
  to: 'To',
  until: 'Until',
  last_day: 'Last day',
  title: 'Title',
  salary_grade: 'Salary grade',
  step: 'Step',
  remarks: 'Remarks',
  pin: 'PIN',
};
const LABELS = { ...FIELD_LABELS, ...OTHER_LABELS };

/** `correct the name` as 'Correct the name'. */
export function formatChange(action: string): string {
  return action.charAt(0).toUpperCase() + action.slice(1);
}

/** The fields of a change that people know by a name and that became something else. */
export function formatChangedFields(before: unknown, after: unknown, civilStatuses: ReadonlyMap<number, string>): ChangedField[] {
  const earlier = flatten(before);
  const later = flatten(after);
  const say = (field: string, value: unknown) => {
    if (field === 'civil_status_id' && typeof value === 'number') return civilStatuses.get(value) ?? '';
    if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return longDate(value);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return Object.entries(LABELS).flatMap(([field, label]) => {
    if (!(field in earlier) && !(field in later)) return [];
    const change = { label, before: say(field, earlier[field]), after: say(field, later[field]) };
    return change.before === change.after ? [] : [change];
  });
}

/** Imports keep a person as a whole, a new one comes with the appointment: their fields stand one level down. */
function flatten(value: unknown): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
  const { person, appointment, ...rest } = value as Record<string, unknown>;
  return { ...flatten(appointment), ...flatten(person), ...rest };
}
