import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { decodeText, UnreadableFile } from '@talaan/kernel/server/workbook/decode-text.ts';
import { readDeviceLines, type DeviceLines, type DevicePunch } from '../../rules/device-lines.ts';
import { NO_DEVICE } from '../../rules/punch-table.ts';
import type { PunchChunk, ReadAnswer, ReadFile, ReadWork } from './read-file.ts';
import { OpenDateOrder, readTable } from './read-table.ts';

/** Text is read in pieces, so that a file of nothing but rubbish ends early. */
const PIECE = 1 << 20;
const MOST_PROBLEMS = 100_000;
const CHUNK = 20_000;
const NOT_TEXT = 'The file is not text. Choose the _attlog.dat that the device wrote on the USB stick.';

parentPort!.postMessage(answer(workerData as ReadWork));

function answer(work: ReadWork): ReadAnswer {
  try {
    return readFile(work);
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message };
    if (error instanceof OpenDateOrder) return { refusal: error.message, field: 'date_order' };
    throw error;
  }
}

function readFile({ path, now, problemsKept, pins, order }: ReadWork): ReadAnswer {
  const bytes = readFileSync(path);
  const refusal = refuseContent(bytes);
  if (refusal) return { refusal };
  const text = decode(bytes);
  const read = readTable(text, { now, pins, order }) ?? readPieces(text, now);
  if (read.problems.length > MOST_PROBLEMS)
    return {
      refusal: `More than ${MOST_PROBLEMS.toLocaleString('en')} lines cannot be read: this is neither the export of an attendance device nor a table with PIN or employee number, date and time.`,
    };
  if (read.punches.length === 0) return { refusal: formatNoPunch(read) };
  return describe(read, problemsKept);
}

function refuseContent(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 4);
  if (start.startsWith('PK\x03\x04'))
    return 'This is a workbook (XLSX) or a zip file. Choose the _attlog.dat that the device wrote on the USB stick.';
  if (start === '%PDF') return 'This is a PDF. Choose the _attlog.dat that the device wrote on the USB stick.';
  return undefined;
}

function decode(bytes: Buffer): string {
  const text = decodeText(bytes, NOT_TEXT);
  if (text.includes('\0')) throw new UnreadableFile(NOT_TEXT);
  return text;
}

function readPieces(text: string, now: string): DeviceLines {
  const read: DeviceLines = { punches: [], problems: [], lines: 0 };
  for (let start = 0; start < text.length && read.problems.length <= MOST_PROBLEMS;) {
    const newline = text.indexOf('\n', start + PIECE);
    const end = newline === -1 ? text.length : newline + 1;
    const piece = readDeviceLines(text.slice(start, end), now);
    for (const punch of piece.punches) read.punches.push(punch);
    for (const problem of piece.problems) read.problems.push({ ...problem, line: problem.line + read.lines });
    read.lines += piece.lines;
    start = end;
  }
  return read;
}

function formatNoPunch({ problems: [first], lines }: DeviceLines): string {
  if (!first) return 'The file holds no punches: all its lines are blank.';
  return `None of the ${lines.toLocaleString('en')} lines is a punch. Line ${first.line}: ${first.reason}`;
}

function describe({ punches, problems, lines }: DeviceLines, problemsKept: number): ReadFile {
  const { unique, pinDays, first, last } = takeStock(punches);
  return {
    lines,
    punches: unique.length,
    duplicates: punches.length - unique.length,
    impossible: problems.length,
    problems: problems.slice(0, problemsKept).map((one) => ({ ...one, text: one.text.toWellFormed() })),
    devices: countBy(punches, (punch) => punch.deviceNo).filter(([number]) => number !== NO_DEVICE),
    months: [...new Set(pinDays.dates.map((date) => date.slice(0, 7)))].toSorted(),
    first,
    last,
    pinDays: { pins: pinDays.pins.join(), dates: pinDays.dates.join(), punches: pinDays.punches.join() },
    chunks: cut(unique),
  };
}

/**
 * Each PIN and instant once, by PIN and instant: the order of the table's key, in which it takes them fastest.
 * With them, how many each PIN has on each day.
 */
function takeStock(punches: DevicePunch[]) {
  const unique: DevicePunch[] = [];
  const pinDays = { pins: [] as string[], dates: [] as string[], punches: [] as number[] };
  let [first, last] = [punches[0]!.at, punches[0]!.at];
  const byPin = Map.groupBy(punches, (punch) => punch.pin);
  for (const pin of [...byPin.keys()].toSorted()) {
    const own = sortByTime(byPin.get(pin)!);
    if (own[0]!.at < first) first = own[0]!.at;
    if (own.at(-1)!.at > last) last = own.at(-1)!.at;
    let [before, date] = ['', ''];
    for (const punch of own) {
      if (punch.at === before) continue;
      before = punch.at;
      unique.push(punch);
      if (!date || !before.startsWith(date)) {
        date = before.slice(0, 10);
        pinDays.pins.push(pin);
        pinDays.dates.push(date);
        pinDays.punches.push(0);
      }
      pinDays.punches[pinDays.punches.length - 1]! += 1;
    }
  }
  return { unique, pinDays, first, last };
}

/** A device writes in the order of time, unless its clock was set back. */
function sortByTime(punches: DevicePunch[]): DevicePunch[] {
  const inOrder = punches.every((punch, index) => index === 0 || punches[index - 1]!.at <= punch.at);
  return inOrder ? punches : punches.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : one.line - other.line));
}

function cut(punches: DevicePunch[]): PunchChunk[] {
  const chunks: PunchChunk[] = [];
  for (let start = 0; start < punches.length; start += CHUNK) {
    const some = punches.slice(start, start + CHUNK);
    chunks.push({
      punches: some.length,
      pins: some.map(({ pin }) => pin).join(),
      ats: some.map(({ at }) => at).join(),
      statuses: some.map(({ status }) => Math.min(status, 32_767)).join(),
      verifies: some.map(({ verify }) => Math.min(verify, 32_767)).join(),
      workCodes: some.map(({ workCode }) => workCode).join(),
    });
  }
  return chunks;
}

function countBy(punches: DevicePunch[], keyOf: (punch: DevicePunch) => number): [number, number][] {
  const counts = new Map<number, number>();
  for (const punch of punches) counts.set(keyOf(punch), (counts.get(keyOf(punch)) ?? 0) + 1);
  return [...counts];
}
