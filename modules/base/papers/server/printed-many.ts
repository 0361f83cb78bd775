import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { startJob, type Job, type Work } from '@talaan/kernel/server/jobs/jobs.ts';
import type { JobRun } from '@talaan/kernel/contract/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { printInParts } from '@talaan/kernel/server/print/print-in-parts.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import type { KnownLetterheads, Printed, PrintedForm } from './printed-form.ts';

/** What a part of the print is gathered with: the call of the job, on the day of the order. */
export interface Gathering {
  work: Work;
  call: ReturnType<typeof callOfJob>;
  /** Where each key of the part is in the whole print. */
  places: readonly number[];
}

interface ManyDefinition<Key, Order extends object, Sheet> {
  /** In the queue: `service.print-records`. */
  kind: string;
  /** `Service records`. */
  what: string;
  form: PrintedForm<Sheet>;
  /** How many make a part: about a second of Typst. */
  atOnce: number;
  /** The sheets of a part, in its order, with a constant number of statements; asked again where a run was ended in the middle. */
  gather: (gathering: Gathering, keys: readonly Key[], order: Order) => Promise<Printed<Sheet>[]>;
}

/** Who or what is printed is decided when the print is started, by who may see what at that moment. */
interface OrderOfMany<Key, Order extends object> {
  title: string;
  keys: readonly Key[];
  order: Order;
  /** The screen that shows the print again, where the caller has one. */
  screen: string | null;
  /** The day that all of them carry, also where the work goes on after midnight. */
  today: string;
}

export interface PrintedMany<Key, Order extends object> {
  job: Job<OrderOfMany<Key, Order>>;
  /** Starts the print within the transaction of the call; the caller is notified when it is done. */
  start: (call: Pick<Call, 'db' | 'actor' | 'server' | 'today'>, order: Omit<OrderOfMany<Key, Order>, 'today'>) => Promise<JobRun>;
}

/** The print of many sheets of a form as one file: a job that can be left, found again, ended in the middle and run again. */
export function printedMany<Key, Order extends object, Sheet>({
  kind,
  what,
  form,
  atOnce,
  gather,
}: ManyDefinition<Key, Order, Sheet>): PrintedMany<Key, Order> {
  const job: Job<OrderOfMany<Key, Order>> = {
    kind,
    run: (work, { title, keys, order, screen, today }) => {
      const { server, accountId, runId } = work;
      const known: KnownLetterheads = new Map();
      return printInParts(work, {
        title,
        of: keys.map((key, place) => ({ key, place })),
        atOnce,
        print: async (part) => {
          const gathering = { work, call: { ...callOfJob(work, server.db), today }, places: part.map(({ place }) => place) };
          const sheets = await gather(
            gathering,
            part.map(({ key }) => key),
            order,
          );
          return form.print(server, sheets, known);
        },
        result: { printed: keys.length },
        tell: (db) =>
          notify(db, server.clock.now(), [accountId], {
            title: `${what} are printed`,
            description: `${title}: the file is ready. Find it under Jobs.`,
            ...(screen ? { link: `${screen}${screen.includes('?') ? '&' : '?'}job=${runId}` } : {}),
          }),
      });
    },
  };
  return { job, start: (call, order) => startJob(call, job, order.title, { ...order, today: call.today }) };
}
