import type { z } from 'zod';
import { LEFT_OUT } from '../../contract/plain-words.ts';
import { say } from '../../contract/say.ts';

/** A field in error, as the page shows it. */
export interface Fault {
  label: string;
  message: string;
  field: HTMLElement;
}

/** The fields in error, in the order of the page. */
export function readFaults(form: HTMLElement): Fault[] {
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].map((field) => ({
    label: labelOf(field),
    message: messageOf(field),
    field,
  }));
}

/** Scrolls the label into view first: a browser alone would stop at the field and hide it. */
export function showField({ field }: Fault): void {
  (labelElementOf(field) ?? field).scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

/** Whether the top bar or the foot hides it, or it is scrolled away. */
export function isOutOfSight({ field }: Fault): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  return top < BAR || bottom > innerHeight - BAR;
}

/** As high as the top bar, and as a form's foot. */
const BAR = 56;

/** The server's `errors` map, made in the browser from the same schema; what was left empty is told as just that. */
export function errorsByField(error: z.ZodError, form: HTMLElement | null): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const name = path.join('.');
    const field = form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(name)}"]`);
    (errors[name] ??= []).push(message === LEFT_OUT ? requestFor(field) : say(message));
  }
  return errors;
}

/** Labels such as From or Received by are no nouns. */
const NO_NOUN = /^(from|to|since|until|under|why|which|what|how|who|where|when|as|by|in|on|received|cleared|into|it|your)\b/i;

/** 'Enter the surname.' */
function requestFor(field: HTMLElement | null | undefined): string {
  const label = field ? labelOf(field) : '';
  if (field?.matches('[data-date]') && !/\b(date|day)\b/i.test(label)) return say('Enter a date.');
  if (label === '' || NO_NOUN.test(label)) return say(LEFT_OUT);
  const isWord = /^[A-Z][a-z]/.test(label);
  return say('Enter the {what}.', { what: isWord ? label[0]!.toLowerCase() + label.slice(1) : label });
}

function labelElementOf(field: HTMLElement): HTMLElement | null {
  return field.id ? document.querySelector<HTMLElement>(`label[for="${CSS.escape(field.id)}"]`) : null;
}

function labelOf(field: HTMLElement): string {
  const text = labelElementOf(field)?.innerText ?? field.getAttribute('aria-label') ?? '';
  return text.replace(/\s*\*$/, '');
}

/** Under the field in words, by the ids that a screen reader follows. */
function messageOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((one) => one.endsWith('-error'));
  return (id && document.getElementById(id)?.innerText) || '';
}
