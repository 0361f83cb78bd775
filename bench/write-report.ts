import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './databases.ts';
import { drawTable, type Line } from './table.ts';

const GIBIBYTE = 1024 ** 3;

/** Writes docs/benchmarks.md: the figures of this run, and what they do not say. */
export function writeReport(lines: readonly Line[], postgres: string): void {
  writeFileSync(join(root, 'docs', 'benchmarks.md'), report(lines, postgres));
}

function report(lines: readonly Line[], postgres: string): string {
  const missed = lines.filter(({ met }) => met === false).length;
  return `# Benchmarks

Measured on ${Temporal.Now.plainDateISO().toString()} by \`npm run bench\`: ${lines.length} figures, ${missed === 0 ? 'all goals met' : `${missed} missed`}. This page is written by the run; do not edit it.

The machine: ${cpus().length} cores (${cpus()[0]!.model.trim()}), ${Math.round(totalmem() / GIBIBYTE)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}, PostgreSQL ${postgres} with the settings of the embedded one. Load generator, server and database share these cores.

${drawTable(lines)}

## How to read it
Each figure is a ratio against a bare limit that ran in turns with it, so a slower machine shows other times and much the same figures. A median of several rounds is given; the first round only warms up.

- **Personnel list**: the server as it is, in a process of its own, against \`node:http\`, the driver and \`JSON.stringify\` with the statements that the server was heard to put to the database, the session's left out. Fifteen different searches, autocannon. Heard the first time that each is asked: the bare limit keeps no orders ([decision 45](decisions/0045-orders-of-the-personnel-list.md)) and asks for them each time.
- **Questions with all filters**: every filter alone and together, every sort, first and deep pages, searches, each asked again and again in turns on universities of both sizes; the sum of their medians, and the question that differs most. 'After somebody was changed' saves a person before each question, so that none can be answered by a kept order: that look is linear and has no goal of its own.
- **A person’s page**: what all tabs of \`/personnels/{id}\` ask first, one call after the other over one connection, for the twenty people with the longest records; the bare limit puts the statements of each call to the driver, those of one connection in their order and all connections at once.
- **PSIPOP**: the report as the screen reads it, 3,000 rows; the bare limit as for the person’s page.
- **Notices**: generated for 5,000 people and printed into one file by jobs; the bare limit inserts the same rows in one transaction and prints the same data by Typst in fresh processes, 1,000 pages each.
- **CS Form No. 212**: the call of its owner for a full sheet; the bare limit is the same template and data in a compiler that is as warm.
- **A month of daily time record**: one caller after the other, connection kept open; the bare limit puts the same statements to the driver, without any HTTP.
- **Import**: a file of 300,000 lines, a twentieth of them given twice and some known before, is sent, previewed, confirmed and imported by the job, with the days that it touches made due. The bare limit copies the same text into a temporary table and inserts what is new, without looking whose PIN it is.
- **Days of a month**: every day of 5,000 people from the punches to the stored result with its reasons; the bare limit has everything in arrays and writes by one COPY. Both come to the same, which the run checks.
- **1,000 daily time records**: from the order to the kept file, progress told on the way. The bare limit is Typst in a fresh process with the finished data.
- **Ledger**: ten years of 5,000 people in two books, 2,000,000 entries. Balances against the sum over a plain table of the same entries with an index that covers it; ours count back from the balance, so the figure falls with the nearness of the day. A month against the same rows in plain tables, which number nothing, check nothing and refuse nothing.
- **Level cost**: the same call on a university with three years of punches and with one month, which stands under 'bare limit'.
- **Script**: what the sign-in page loads, with everything that it imports at once, as compressed by the build (Brotli); what a further screen adds to page and shell, shared parts such as the list counted in full.

## What is weak
- Two processes on one machine say nothing of a network, and a small machine measures the load generator too.
- The bare limit of the personnel list keeps no orders. Against the statement of the page alone, which is all that the server asks while nobody is changed, it came to 0.43 to 0.51 times on 2026-11-22, on a busy machine; against the statements of a server that keeps none, to 1.32 and 1.56 times.
- Browsers accept Brotli over https only; over plain http they get gzip, which is an eighth larger.
- The shell is loaded once after signing in and has no goal of its own.
- The level of the cost is measured with warm caches; a first look into an old month waits for the disk.
- Answers are not compressed in the measures of calls, as a proxy would do it in production; browsers that talk to the server directly have it done by the server.

## Run it
\`npm run bench\` measures all of it; \`npm run bench -- list dtr\` some of it, without writing this page (\`list\`, \`people\`, \`person\`, \`psipop\`, \`dtr\`, \`import\`, \`days\`, \`print\`, \`form-212\`, \`notices\`, \`level\`, \`sign-in\`, \`small\`, \`sockets\`, \`web\`). The first run makes the universities that are measured, with 15 million punches and with 20,000 people for the level of the cost; they are kept in \`.cache/bench\` until the tables or the demo change. Let the machine do nothing else meanwhile.
`;
}
