import { UnreadableFile } from './decode-text.ts';
import { cellName, measureSheet } from './measure-sheet.ts';
import { listZip, unzip } from './unzip.ts';

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

/** The XML of a workbook by the names of its files, unpacked and measured. Errors: UnreadableFile where it is beyond the limits; BrokenZip. */
export function measureWorkbook(bytes: Buffer, { mostUnpacked, mostBoxes }: WorkbookLimits): Record<string, Uint8Array> {
  const files = listZip(bytes).filter(({ name }) => /\.(?:xml|xml\.rels)$/.test(name));
  const unpacked = files.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (files.length > MOST_FILES || unpacked > mostUnpacked)
    throw new UnreadableFile(
      `The workbook unpacks to ${inMegabytes(unpacked)} MB; at most ${inMegabytes(mostUnpacked)} MB are read. Save only the sheet that you need.`,
    );
  let boxes = 0;
  let rows = 0;
  const contents = unzip(bytes, files);
  for (const content of Object.values(contents)) {
    const { lastRow, filledRows, filledColumns } = measureSheet(textOfXml(content));
    boxes += filledRows * filledColumns;
    rows += lastRow;
    if (boxes > mostBoxes || rows > MOST_FORMATTED)
      throw new UnreadableFile(
        `A sheet of the workbook goes as far as ${cellName(Math.max(1, filledRows || lastRow), Math.max(1, filledColumns))}, which is more than we can read. Delete the rows and columns after your entries in Excel, or save only the sheet that you need.`,
      );
  }
  return contents;
}

/** Each byte as one letter: the marks of XML are ASCII, and what was changed between them is written back as it was. */
export function textOfXml(content: Uint8Array): string {
  return Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1');
}

function inMegabytes(bytes: number): string {
  return Math.ceil(bytes / 1024 / 1024).toLocaleString('en');
}
