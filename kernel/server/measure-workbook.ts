import { UnreadableFile } from './decode-text.ts';
import { cellName, measureSheet } from './measure-sheet.ts';
import { readZip, unpack, writeZip, type ZipEntry } from './zip.ts';

/** What a reader takes of one workbook, so that its memory is known before it is taken. */
export interface WorkbookLimits {
  /** Bytes of all its XML together when unpacked. */
  mostUnpacked: number;
  /** Boxes from the first cell to the last one with something in it, of all sheets together. */
  mostBoxes: number;
}

const MOST_FILES = 2000;
/** Rows that have only a format, of all sheets together: six sheets that are formatted to their end. */
const MOST_FORMATTED = 6 * 1_048_576;

/**
 * The workbook without what is no XML, measured, to be read from the front: a reader that does not look at the directory of a zip finds
 * what was measured and nothing else. Errors: UnreadableFile where it is beyond the limits; BrokenZip.
 */
export function measureWorkbook(bytes: Buffer, { mostUnpacked, mostBoxes }: WorkbookLimits): Buffer {
  const entries = readZip(bytes).filter(({ name }) => /\.(?:xml|xml\.rels)$/.test(name));
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (entries.length > MOST_FILES || unpacked > mostUnpacked)
    throw new UnreadableFile(
      `The workbook unpacks to ${inMegabytes(unpacked)} MB; at most ${inMegabytes(mostUnpacked)} MB are read. Save only the sheet that you need.`,
    );
  let boxes = 0;
  let rows = 0;
  for (const entry of entries) {
    const { lastRow, filledRows, filledColumns } = measure(entry);
    boxes += filledRows * filledColumns;
    rows += lastRow;
    if (boxes > mostBoxes || rows > MOST_FORMATTED)
      throw new UnreadableFile(
        `A sheet of the workbook goes as far as ${cellName(Math.max(1, filledRows || lastRow), Math.max(1, filledColumns))}, which is more than we can read. Delete the rows and columns after your entries in Excel, or save only the sheet that you need.`,
      );
  }
  return writeZip(entries);
}

/** Each is unpacked and let go again before the next. */
function measure(entry: ZipEntry) {
  return measureSheet(unpack(entry).toString('latin1'));
}

function inMegabytes(bytes: number): string {
  return Math.ceil(bytes / 1024 / 1024).toLocaleString('en');
}
