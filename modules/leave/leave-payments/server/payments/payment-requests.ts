import { sql } from 'kysely';
import { serveRequests, type Moved, type StepCall } from '@talaan/requests/server/public.ts';
import { monetizationFlow, terminalFlow } from '../../rules/payment-flows.ts';
import { readFacts } from './payment-facts.ts';
import { certifyPayments, freePayments, payCredits, returnPayments, reversePayments } from './settle-payments.ts';
import { whyNotMonetizedNow, whyNotTerminalNow } from './why-not.ts';

type Steps = readonly Moved[];

/** What follows from the steps of monetization and terminal leave. */
const own = {
  facts: readFacts,
  effects: {
    certify: certifyPayments,
    certifyFunds: async (call: StepCall, moved: Steps, { remarks }: { remarks: string }) => {
      await sql`update leave.payment set fund_source = ${remarks} where id = any(${idsOf(moved)}::integer[])`.execute(call.db);
    },
    approve: payCredits,
    return: returnPayments,
    disapprove: freePayments,
    withdraw: freePayments,
    pay: async (call: StepCall, moved: Steps, { remarks }: { remarks: string }) => {
      await sql`update leave.payment set voucher = ${remarks} where id = any(${idsOf(moved)}::integer[])`.execute(call.db);
    },
    reverse: reversePayments,
  },
  tells: {
    approve: ({ title }: Moved) => ({
      title: 'The payment of leave credits was approved',
      description: `${title}: the credits are taken from your card, and payroll has it.`,
    }),
    pay: ({ title }: Moved, voucher: string) => ({ title: 'Leave credits were paid', description: `${title}: ${voucher}.` }),
  },
};

export const monetizationRequests = serveRequests(monetizationFlow, {
  ...own,
  asksAgain: whyNotMonetizedNow,
  effects: { ...own.effects, endWithService: freePayments },
  endsWithService: async (_db, waiting, { lastDay, today }) => (lastDay < today ? idsOf(waiting) : []),
});
export const terminalRequests = serveRequests(terminalFlow, { ...own, asksAgain: whyNotTerminalNow });

function idsOf(moved: readonly { id: number }[]): number[] {
  return moved.map(({ id }) => id);
}
