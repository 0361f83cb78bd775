import { say } from '../../contract/say.ts';

/** Any answer other than 200, or none at all (status 0); the server's words in the language of the page. */
export class ApiError extends Error {
  readonly status: number;
  readonly error: string | undefined;
  /** Field to its messages, as the server's validation gives them. */
  readonly errors: Record<string, string[]>;
  /** The actions still open, where a state forbade the one asked for. */
  readonly actions: string[];
  /** The whole answer, for what a call tells beside these: duplicates, or what two people changed at once. */
  readonly answer: ErrorAnswer;
  /** When Talaan opens again, where it is closed and somebody knows. */
  readonly endsAt: string | undefined;

  constructor(status: number, answer: ErrorAnswer) {
    const [first, second] = speaksByError(status) ? [answer.error, answer.message] : [answer.message, answer.error];
    super(say(first ?? second ?? 'The server could not be reached.'));
    this.status = status;
    this.answer = answer;
    this.error = answer.error;
    this.errors = Object.fromEntries(
      Object.entries(answer.errors ?? {}).map(([field, messages]) => [field, messages.map((message) => say(message))]),
    );
    this.actions = answer.actions ?? [];
    this.endsAt = answer.ends_at ?? undefined;
  }

  /** Whether Talaan is closed for maintenance; a 503 of another kind passes by itself and is told as any failure. */
  get isClosed(): boolean {
    return this.status === 503 && this.answer.status === 'maintenance';
  }
}

export interface ErrorAnswer {
  message?: string;
  error?: string;
  errors?: Record<string, string[]>;
  actions?: string[];
  ends_at?: string | null;
  [beside: string]: unknown;
}

/** What the toast says, by status (specification, section 8). */
export function toastMessages(failure: ApiError): string[] {
  if (speaksByError(failure.status)) return [failure.message];
  if (failure.status === 404) return [failure.message];
  const messages = Object.values(failure.errors).flat();
  return messages.length > 0 ? messages : [failure.message];
}

/** These two carry `error`, all others `message`. */
function speaksByError(status: number): boolean {
  return status === 401 || status === 500;
}
