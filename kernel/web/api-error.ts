/** Any answer other than 200, or none at all (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly error: string | undefined;
  /** Field to its messages, as the server's validation gives them. */
  readonly errors: Record<string, string[]>;
  /** The actions still open, where a state forbade the one asked for. */
  readonly actions: string[];
  /** When Talaan opens again, where it is closed and somebody knows. */
  readonly endsAt: string | undefined;

  constructor(status: number, answer: ErrorAnswer) {
    super(answer.message ?? answer.error ?? 'The server could not be reached.');
    this.status = status;
    this.error = answer.error;
    this.errors = answer.errors ?? {};
    this.actions = answer.actions ?? [];
    this.endsAt = answer.ends_at ?? undefined;
  }
}

export interface ErrorAnswer {
  message?: string;
  error?: string;
  errors?: Record<string, string[]>;
  actions?: string[];
  ends_at?: string | null;
}

/** What the toast says, by status (specification, section 8). */
export function toastMessages(failure: ApiError): string[] {
  if (failure.status === 401 || failure.status === 500) return [failure.error ?? failure.message];
  if (failure.status === 404) return [failure.message];
  const messages = Object.values(failure.errors).flat();
  return messages.length > 0 ? messages : [failure.message];
}
