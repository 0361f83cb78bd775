import type { Field, ListName, Need, Stored, Typed } from './field.ts';

const asIs = (stored: Stored): Typed => stored;

export function text(label: string, longest: number, need: Need = 'never', more: Partial<Field> = {}): Field {
  return { label, kind: 'text', need, longest, show: asIs, ...more };
}

const NAME = {
  pattern: /^N\/A$|^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/iu,
  message: 'A name has letters, spaces, hyphens, apostrophes and periods.',
};

/** Letters, space, hyphen, apostrophe, period; Ñ is a letter. N/A stands for none. */
export function name(label: string, longest: number, need: Need = 'never', more: Partial<Field> = {}): Field {
  return { ...text(label, longest, need, more), form: NAME };
}

export function matching(label: string, pattern: RegExp, message: string, need: Need = 'never', more: Partial<Field> = {}): Field {
  return { label, kind: 'text', need, form: { pattern, message }, show: asIs, ...more };
}

export function longText(label: string, longest: number, need: Need = 'never', more: Partial<Field> = {}): Field {
  return { label, kind: 'long_text', need, longest, show: asIs, ...more };
}

export function lines(label: string, longest: number, mostLines: number): Field {
  return { label, kind: 'lines', need: 'never', longest, mostLines, show: asIs };
}

export function choice(
  label: string,
  choices: readonly (readonly [string, string])[],
  need: Need = 'always',
  more: Partial<Field> = {},
): Field {
  return { label, kind: 'choice', need, choices: choices.map(([value, says]) => ({ value, label: says })), show: asIs, ...more };
}

export function yesNo(label: string, need: Need = 'never', unanswered: null | false = false): Field {
  return { label, kind: 'yes_no', need, unanswered, show: asIs };
}

/** An entry of a list by its number, or what is printed where no list has it. */
export function lookup(label: string, list: ListName, need: Need = 'always', more: Partial<Field> = {}): Field {
  return { label, kind: 'lookup', need, list, longest: 200, show: asIs, ...more };
}

export function barangay(label: string, need: Need = 'sometimes'): Field {
  return { ...matching(label, /^\d{10}$/, 'Choose the barangay from the list.', need), kind: 'barangay' };
}

export const email = (label: string, need: Need): Field => ({ label, kind: 'email', need, longest: 120, show: asIs });

/** 09XXXXXXXXX or +639XXXXXXXXX, kept as +639XXXXXXXXX. */
export const mobile = (label: string, need: Need): Field => ({
  label,
  kind: 'mobile',
  need,
  hint: '09XXXXXXXXX or +639XXXXXXXXX',
  show: asIs,
});

export function phone(label: string): Field {
  return matching(label, /^[\d()+ ./-]{5,40}$/, 'Enter area code and number, such as (02) 8123-4567.');
}
