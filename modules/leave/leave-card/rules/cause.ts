/** What a posting follows from, as far as it has a screen: an application, a payment of credits, overtime, or the time record of a month. */
export interface PostingCause {
  application_id: number | null;
  payment_id: number | null;
  overtime_id: number | null;
  /** `YYYY-MM` */
  dtr_month: string | null;
}

/** Read from what the posting says of itself; the close of a month has the month first in its key. */
export function causeOf({ cause, key, requestId }: { cause: string; key: string; requestId: number | null }): PostingCause {
  return {
    application_id: cause === 'leave' ? requestId : null,
    payment_id: cause === 'monetization' || cause === 'terminal' ? requestId : null,
    overtime_id: cause === 'overtime' ? requestId : null,
    dtr_month: cause === 'month-close' ? key.slice(0, 7) : null,
  };
}
