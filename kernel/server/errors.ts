import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { troubleOf, type Trouble } from './database/database-trouble.ts';

/** A refusal in the user's words, with the status and body that the specification's section 8 asks for. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(String(body.message ?? body.error));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const notSignedIn = (error: string) => new Refusal(401, { error });
export const notAllowed = () => new Refusal(403, { message: 'Your roles do not open this.' });
export const notOverAll = () => new Refusal(403, { message: 'This applies to the whole university; your role reaches only a part of it.' });
export const notForServices = () =>
  new Refusal(403, { message: 'A service account does not do this: it calls by its view groups alone, and decides nothing in person.' });
export const notFound = (message = 'There is no such record.') => new Refusal(404, { message });
export const wrongState = (message: string, actions: readonly string[] = []) => new Refusal(409, { message, actions });
export const tooLarge = (message: string) => new Refusal(413, { message });
export const tooManyTries = (message: string, seconds: number) => new Refusal(429, { message }, { 'retry-after': String(seconds) });

/** Refuses input: what is wrong with which field. */
export function invalid(errors: Record<string, string[]>): Refusal {
  return new Refusal(422, { message: Object.values(errors).flat()[0] ?? 'Please check what you entered.', errors });
}

/** What a broken constraint means, by its name: the field it concerns and the sentence for the user. */
export type ConstraintMessages = Record<string, { field?: string; message: string }>;

/** What a constraint means that compares two moments of the server's clock: it was set back between them. */
export const CLOCK_WAS_SET_BACK = {
  message:
    'The clock of the server was set back: by it, the step before this one is still to come. Nothing was saved. Tell the administrators of the server.',
};

interface PostgresError extends Error {
  code: string;
  constraint?: string;
}

const TROUBLES: Readonly<Record<Trouble, string>> = {
  away: 'The database does not answer at the moment. Wait a few seconds and try again; if you were saving, look first whether it was saved.',
  slow: 'This took too long and was stopped. Try again in a few minutes.',
  contended: 'Other people changed the same records at the same moment, and nothing was saved. Try again.',
  full: 'The disk of the server is full, and nothing was saved. Tell the administrators of the server; reading still works.',
};
const COME_BACK_SECONDS = 5;

/** What PostgreSQL does not take as a value, by its code: text beyond any index is as wrong as a number beyond an integer. */
const UNTAKEN_VALUES: Readonly<Record<string, string>> = {
  // Of a range alone.
  '22000': 'A period ends before it begins.',
  '22003': 'A number is too large, or too small.',
  '22007': 'A date or time cannot be read.',
  '22008': 'A date or time is too early, or too late.',
  '22021': 'The text contains a character that cannot be stored.',
  '22P02': 'A value cannot be read.',
  '22P05': 'The text contains a character that cannot be stored.',
  '54000': 'The text is too long.',
};

const FOREIGN_KEY = '23503';
const CHECK = '23514';
/** Of a unique or an exclusion constraint. */
const THERE_ALREADY = ['23505', '23P01'];
const GONE = 'Something that you chose does not exist any more. Reload the page and choose again.';
const USED = 'Other records still use this, so it stays as it is.';
const SAVED_ALREADY = 'This is there already: it was saved in the same moment, by another user or by a second click. Reload the page.';

/** In the user's words, where the database or the disk is to blame; null for any other error. */
export function formatTrouble(error: unknown): string | null {
  const trouble = troubleOf(error);
  return trouble && TROUBLES[trouble];
}

/** Turns whatever was thrown into an answer; what was not foreseen is logged whole and shown as its request id, which `log` puts into each line. */
export function toRefusal(error: unknown, known: ConstraintMessages, requestId: string, log: FastifyBaseLogger): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof z.ZodError) return fromZod(error);
  const untaken = isPostgresError(error) ? UNTAKEN_VALUES[error.code] : undefined;
  if (untaken) {
    // Without its message, which repeats the value.
    log.warn({ code: (error as PostgresError).code }, 'the database did not take a value');
    return new Refusal(422, { message: `${untaken} Please check what you entered.` });
  }
  const constraint = isPostgresError(error) && error.constraint ? known[error.constraint] : undefined;
  if (constraint?.field) return invalid({ [constraint.field]: [constraint.message] });
  if (constraint) return wrongState(constraint.message);
  if (isPostgresError(error) && error.code === FOREIGN_KEY) {
    log.warn({ constraint: error.constraint }, 'a constraint without words of its own');
    return error.message.startsWith('insert') ? invalid({ body: [GONE] }) : wrongState(USED);
  }
  if (isPostgresError(error) && THERE_ALREADY.includes(error.code)) {
    log.warn({ constraint: error.constraint }, 'a constraint without words of its own');
    return wrongState(SAVED_ALREADY);
  }
  const trouble = troubleOf(error);
  if (trouble) {
    log.warn({ trouble, reason: (error as Error).message }, 'the database did not do what was asked');
    return new Refusal(503, { message: TROUBLES[trouble] }, { 'retry-after': String(COME_BACK_SECONDS) });
  }
  const status = (error as { statusCode?: number }).statusCode;
  if (status && status < 500)
    return new Refusal(status === 400 ? 422 : status, { message: readableFastifyMessage(error as Error, status) });
  log.error({ err: error }, 'an unexpected error');
  const what =
    isPostgresError(error) && error.code === CHECK && error.constraint ? formatRule(error.constraint) : 'Something went wrong on our side.';
  return new Refusal(500, { error: `${what} Please try again. If it happens again, report this number: ${requestId}` });
}

/** The name of a check says its rule: `a_hop_ends_after_it_begins`. */
function formatRule(constraint: string): string {
  const rule = constraint.replaceAll('_', ' ');
  return `Nothing was saved, because a rule of the record was broken: “${rule.charAt(0).toUpperCase()}${rule.slice(1)}.” Check what you entered.`;
}

export function isPostgresError(error: unknown): error is PostgresError {
  return error instanceof Error && typeof (error as PostgresError).code === 'string' && /^[0-9A-Z]{5}$/.test((error as PostgresError).code);
}

function fromZod(error: z.ZodError): Refusal {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) (errors[issue.path.join('.') || 'body'] ??= []).push(issue.message);
  return invalid(errors);
}

function readableFastifyMessage(error: Error, status: number): string {
  if (status === 413) return 'What you sent is too large.';
  if (status === 415) return 'Send JSON, or a form with one file.';
  return status === 400 ? 'The request cannot be read.' : error.message;
}
