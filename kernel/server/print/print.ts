import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { doHeavyWork, refuseWaiting } from '../jobs/heavy-work.ts';
import type { PrintAnswer, PrintRequest } from './print-worker.ts';

type PrintJob = { request: PrintRequest } & PromiseWithResolvers<Uint8Array>;

/** A thousand pages take Typst about a gigabyte, which only the end of a process gives back. */
const MOST_MEMORY_KEPT = 400 * 1024 * 1024;

const idle: ChildProcess[] = [];
const busy = new Map<ChildProcess, PrintJob>();

export interface PrintOrder {
  template: URL | string;
  /** The template reads it as `json("input.json")`. */
  input: unknown;
  /** What else the template finds beside it, by plain file names: pictures, and pieces that forms share. */
  files?: Record<string, Uint8Array>;
}

/** Prints one Typst template. */
export function printPdf(order: PrintOrder): Promise<Uint8Array> {
  return print(order, 'pdf');
}

/** The same pages as a picture for the screen, all text as outlines; pages of more than one stand under each other. */
export function printSvg(order: PrintOrder): Promise<Uint8Array> {
  return print(order, 'svg');
}

function print({ template, input, files = {} }: PrintOrder, as: PrintRequest['as']): Promise<Uint8Array> {
  const path = template instanceof URL ? fileURLToPath(template) : template;
  const job = { request: { template: path, input: JSON.stringify(input), files, as }, ...Promise.withResolvers<Uint8Array>() };
  return doHeavyWork('print', () => {
    send(job);
    return job.promise;
  });
}

/** Ends the workers; what is not printed yet is refused. A later print starts them anew. */
export async function closePrint(): Promise<void> {
  const closing = new Error('Printing was stopped because the server is closing.');
  refuseWaiting('print', closing);
  const unfinished = [...busy.values()];
  const workers = [...idle.splice(0), ...busy.keys()];
  busy.clear();
  for (const job of unfinished) job.reject(closing);
  await Promise.all(workers.map(endWorker));
}

function send(job: PrintJob): void {
  const worker = idle.pop() ?? startWorker();
  busy.set(worker, job);
  worker.ref();
  worker.channel?.ref();
  worker.send(job.request, (error) => error && dropWorker(worker, error));
}

/** A process and not a thread: it can be stopped in the midst of a document, and a fault of Typst ends only it. */
function startWorker(): ChildProcess {
  const worker = fork(new URL('./print-worker.ts', import.meta.url), { execArgv: [], serialization: 'advanced' });
  worker.on('message', (answer: PrintAnswer) => finishJob(worker, answer));
  worker.on('error', (error) => dropWorker(worker, error));
  worker.on('exit', () => dropWorker(worker, new Error('The print worker ended before the document was finished.')));
  return worker;
}

function finishJob(worker: ChildProcess, answer: PrintAnswer) {
  const job = busy.get(worker);
  if (!job) return;
  busy.delete(worker);
  if (answer.memory > MOST_MEMORY_KEPT) {
    worker.kill('SIGKILL');
  } else {
    idle.push(worker);
  }
  worker.unref();
  worker.channel?.unref();
  if ('printed' in answer) job.resolve(answer.printed);
  else job.reject(new Error(answer.error));
}

function dropWorker(worker: ChildProcess, error: Error) {
  const place = idle.indexOf(worker);
  if (place >= 0) idle.splice(place, 1);
  busy.get(worker)?.reject(error);
  busy.delete(worker);
}

function endWorker(worker: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (worker.exitCode !== null || worker.signalCode !== null) return resolve();
    worker.once('exit', () => resolve());
    worker.ref();
    worker.kill('SIGKILL');
  });
}
