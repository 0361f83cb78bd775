import { useState } from 'react';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { resendCode, type Challenge } from '../../contract/sign-in.ts';
import { useCountdown } from './use-countdown.ts';

const RESEND_SECONDS = 30;

/** The code by e-mail of a challenge: where it went, and another one after half a minute. */
export function useMailedCode({ id, two_factor: offered }: Challenge, onEnded: (reason: string) => void) {
  const { left, start } = useCountdown(offered.resend_after);
  const [isSent, setSent] = useState(offered.sent_to !== null);
  const resending = useSend(resendCode, {
    onDone: () => {
      setSent(true);
      start(RESEND_SECONDS);
    },
  });
  const resend = () =>
    resending.mutate({ body: { id } }, { onError: (failure) => void (failure.status === 401 && onEnded(failure.message)) });
  const firstMessage = isSent ? `Six digits are on their way to ${offered.sent_to}. They count for 5 minutes.` : 'A code is being sent.';
  return {
    message: resending.data?.message ?? firstMessage,
    /** Seconds until another one may be asked for. */
    left,
    isPending: resending.isPending,
    resend,
    /** Where none was mailed yet, because the app comes first. */
    mailFirst: () => {
      if (!isSent) resend();
    },
  };
}
