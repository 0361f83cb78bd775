import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './databases.ts';
import { drawTable, type Line } from './table.ts';

const GIBIBYTE = 1024 ** 3;

const page = join(root, 'docs', 'benchmarks.md');
const SINCE = '## Measured since';
const HOW = '## How to read it';

/** Writes docs/benchmarks.md: the figures of a whole run, and what they do not say. */
export function writeReport(lines: readonly Line[], postgres: string): void {
  const missed = lines.filter(({ met }) => met === false).length;
  const head = `# Benchmarks

Measured on ${Temporal.Now.plainDateISO().toString()} by \`npm run bench\`: ${lines.length} figures, ${missed === 0 ? 'all goals met' : `${missed} missed`}. This page is written by the run; do not edit it.

${describeMachine(postgres)}

${drawTable(lines)}
`;
  writeFileSync(page, `${head}\n${REST}`);
}

/** Puts the figures of some measures beside those of the last whole run, in the place of what was kept of them since. */
export function keepFigures(lines: readonly Line[], postgres: string): void {
  const [above = ''] = readFileSync(page, 'utf8').split(`${HOW}\n`);
  const [whole = '', since = ''] = above.split(`${SINCE}\n`);
  const on = Temporal.Now.plainDateISO().toString();
  const measured = drawTable(lines.map((line) => ({ ...line, what: `${line.what} (${on})` }))).split('\n');
  const isAgain = (row: string) => lines.some(({ what }) => row.startsWith(`| ${what} (`));
  const before = since.split('\n').filter((row) => row.startsWith('| ') && !measured.slice(0, 2).includes(row) && !isAgain(row));
  const table = [...measured.slice(0, 2), ...before, ...measured.slice(2)].join('\n');
  const words = `By \`npm run bench -- keep\` and the names of measures, each on its day. ${describeMachine(postgres)}`;
  writeFileSync(page, `${whole.trimEnd()}\n\n${SINCE}\n\n${words}\n\n${table}\n\n${REST}`);
}

function describeMachine(postgres: string): string {
  return `The machine: ${cpus().length} cores (${cpus()[0]!.model.trim()}), ${Math.round(totalmem() / GIBIBYTE)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}, PostgreSQL ${postgres} with the settings of the embedded one. Load generator, server and database share these cores.`;
}

const REST = `${HOW}
Each figure is a ratio against a limit that ran in turns with it, so a slower machine shows other times and much the same figures. A median of several rounds is given; the first round only warms up. Where a rate stands with two times in brackets, these are the processor time of the server and of PostgreSQL for one call, which a busy machine changes less than the rate.

- **Calls** (personnel list, one person, a month of attendance, who is signed in, notifications), a university of 400 people. The bare limit of a call is the least that a good engineer would write for the same answer: \`node:http\`, the driver, one prepared statement written by hand for it, and \`JSON.stringify\` (\`bench/bare-calls.ts\`). It asks nobody who they are, save where that is the question. The run compares the answers of both sides before it measures. Connections ask for different pages, searches and people, each beginning elsewhere among them. The look-up is Fastify without a plugin and one prepared look-up by a key.
- **Questions with all filters**: every filter alone and together, every sort, first and deep pages, searches, each asked again and again in turns on universities of both sizes; the sum of their medians, and the question that differs most. 'After a person was changed' saves a person before each question, so that none can be answered by a kept order ([decision 45](decisions/0045-orders-of-the-personnel-list.md)), and asks the same of a bare server, which keeps nothing.
- **A person’s page**: what all tabs of \`/personnels/{id}\` ask first, one call after the other over one connection, for the twenty people with the longest records. **PSIPOP**: the report as the screen reads it, 3,000 rows. Both without a limit beside them.
- **Notices**: generated for 5,000 people and printed into one file by jobs; the bare limit inserts the same rows in one transaction and prints the same data by Typst in fresh processes, 1,000 pages each.
- **CS Form No. 212**: the call of its owner for a full sheet; the bare limit is the same template and data in a compiler that is as warm.
- **Import**: a file of 300,000 lines, a twentieth of them given twice and some known before, is sent, previewed, confirmed and imported by the job, with the days that it touches made due. The bare limit copies the same text into a temporary table and inserts what is new, without looking whose PIN it is.
- **Push**: 100 devices, each over its own connection, post batches of up to 40 punches of 5,000 people in the protocol of the devices, some doubled and out of order, as fast as they are answered; the worker computes their days meanwhile. The bare limit inserts the same batches by 10 connections, each in its own transaction, and for single punches over as many connections as there are devices. To the open screen: from the POST of a punch until the owner's line has told of the day and it was read again, while 33 punches a second come from the others.
- **Days of a month**: every day of 5,000 people from the punches to the stored result with its reasons; the bare limit has everything in arrays and writes by one COPY. Both come to the same, which the run checks.
- **Faces**: 5,000 people at one campus with three images each, of faces that do not exist; the call that a kiosk’s contact makes for one face, in its transaction: opened, compared, written down.
- **Suspension**: work is suspended at noon for everybody of a university of 5,000; their day is computed again from the punches and stored, as the job does it with its locks, its queue of due days and its notice to open screens. The bare limit has everything in arrays, deletes the day by one statement and writes it by one COPY. Both come to the same, which the run checks.
- **Who hinders the month**: the list as HR reads it after the month, for the office nearest to 200 people, with what hinders each record in words; the bare limit is one prepared statement written by hand for the same people and days, which reads no requests, asks for no right and makes no sentences. Both name the same people, which the run checks.
- **1,000 daily time records**: from the order to the kept file, progress told on the way. The bare limit is Typst in a fresh process with the finished data.
- **Ledger**: ten years of 5,000 people in two books, 2,000,000 entries. Balances against the sum over a plain table of the same entries with an index that covers it; ours count back from the balance, so the figure falls with the nearness of the day. A month against the same rows in plain tables, which number nothing, check nothing and refuse nothing.
- **Leave balances**: the first page of the list as HR reads it, with the sums of all, of a university of 5,000 with ten years of rows; the bare limit is one prepared statement that sums the ledger’s entries up to the day for the same people, whose totals the run compares. One balance of twenty years against one indexed sum over a plain table.
- **Month of leave**: closed as the job does it, parts of 500 people under the lock of their accounts, planned twice and noted person by person; the bare limit writes the same rows into the same tables, with their triggers, in one transaction, and looks at neither leave, standings nor what stands. Both post the same, which the run checks.
- **Leave filed**: a day of vacation leave over HTTP, with the ten checks of the law, its credits held, its route, its step and the notices to those who decide; the bare limit is \`node:http\` and one transaction of two inserts that asks nothing and tells nobody.
- **Public list of vacancies, a public vacancy**: 60 open posts, asked from a thousand networks, against a bare server with one prepared statement for each (\`bench/bare-vacancies.ts\`); the run compares the answers of both. The personnel list while the public asks 500 times a second: the median of two who work inside, against the same without the public.
- **Screening**: 1,000 frozen data sheets of a post read, judged and stored with their rows; the bare limit reads the same sheets, asks the same rules and writes five results of each into a plain table. Both find the same met, which the run checks.
- **Comparative assessment**: the sheets of seven members about 300 applicants averaged, ranked, stored and locked by the call of the secretary, and read as the screen reads it. The bare limit (\`bench/bare-assessment.ts\`) lets the database add, averages and orders in arrays, and writes the same rows into the same tables in one transaction; it asks for no right and no quorum and notes nothing of who did it. It reads the candidates by one statement and the seats by another. Both come to the same ranking, which the run checks.
- **300 notices to applicants**: from the order to the kept file, by the job; the bare limit is Typst in a fresh process with the finished data.
- **Counts of property**: the RPCPPE of 20,000 items from the order to the kept file, progress told on the way; the bare limit is Typst in a fresh process with the finished data. 2,000 scans of a phone are sent by one call; the bare limit is one statement that writes the same rows.
- **Registers of property**: the first page of the register of issues of a fund with 200,000 items, counted to 1,000, and the depreciation of a month of 100,000 items by account; the bare limit is the same rows and sums by one prepared statement over the tables, without rights. Both come to the same, which the run checks.
- **Level cost**: the same call on a university with three years of punches and with one month, which stands under 'bare limit'.
- **Start**: \`node apps/server/main.ts\` on the data of an earlier start, its own PostgreSQL included, until a call is answered; the memory is that of the server’s process two seconds later.
- **Soak**, only where it was asked for: reads of 200 signed-in people, a tenth of them of HR, two a second each over 64 connections, while device files of 20,000 lines are imported and 200 daily time records printed one after the other. The median alone is that of the same reads over one connection.
- **Script**: what the sign-in page loads, with everything that it imports at once, as compressed by the build (Brotli); what a further screen adds to page and shell, shared parts such as the list counted in full.
- **Screens**: Chromium without its windows, 400 people, the product and the browser on the same machine. Opened cold: a new context of the browser for each, to the largest contentful paint; requests, kilobytes with their headers and, in brackets, the processor time of the page’s main thread are counted until the screen asks for nothing more, the line to the server and what it brings included. From another screen: by the page’s own clock, from the press of the link, 100 ms after it was pointed at, to the frame from which on the screen waits for nothing any more.

## What is weak
- Two processes on one machine say nothing of a network, and a small machine measures the load generator too.
- The bare limits know the day and the caller beforehand, check no right, write no log and send no headers of security.
- Browsers accept Brotli over https only; over plain http they get gzip, which is an eighth larger.
- The shell is loaded once after signing in and has no goal of its own.
- The level of the cost is measured with warm caches; a first look into an old month waits for the disk.
- Answers are not compressed in the measures of calls, as a proxy would do it in production; browsers that talk to the server directly have it done by the server.

## Run it
\`npm run bench\` measures all of it but the soak and writes this page; \`npm run bench -- all soak\` the same with ten minutes of soak; \`npm run bench -- calls start\` some of it, without writing this page; \`npm run bench -- keep screening\` puts what it measured under 'Measured since' (\`calls\`, \`people\`, \`person\`, \`psipop\`, \`import\`, \`push\`, \`days\`, \`suspension\`, \`hinders\`, \`faces\`, \`print\`, \`form-212\`, \`notices\`, \`letters\`, \`ledger\`, \`leave-balances\`, \`leave-close\`, \`leave-filing\`, \`vacancies\`, \`counts\`, \`items\`, \`level\`, \`screening\`, \`assessment\`, \`sign-in\`, \`start\`, \`sockets\`, \`web\`, \`screens\`). The first run makes the universities that are measured, with 15 million punches and with 20,000 people for the level of the cost; they are kept in \`.cache/bench\` until the tables or the demo change. Let the machine do nothing else meanwhile.
`;
