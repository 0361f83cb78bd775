/** What is wrong with a file as a whole, in the user's words. */
export class UnreadableFile extends Error {}

/**
 * The text of a CSV, whatever wrote it: UTF-8 with or without mark, UTF-16, or Windows-1252 as Excel saves plain CSV. Error: UnreadableFile
 * where it is no text, with these words.
 */
export function decodeText(bytes: Uint8Array, noText = 'This is neither a CSV nor an Excel workbook (.xlsx).'): string {
  const encoding = markedEncoding(bytes) ?? guessUtf16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  if (bytes.subarray(0, 4096).includes(0)) throw new UnreadableFile(noText);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** Without a mark: Latin letters in UTF-16 leave every second byte zero. */
function guessUtf16(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 400);
  const zeros = (rest: number) => start.filter((byte, at) => at % 2 === rest && byte === 0).length / (start.length / 2);
  if (zeros(1) > 0.7 && zeros(0) < 0.1) return 'utf-16le';
  if (zeros(0) > 0.7 && zeros(1) < 0.1) return 'utf-16be';
  return undefined;
}

const DELIMITERS = [',', ';', '\t', '|'];
const LOOKED_AT = 20;

/** The separator that stands most often outside quotes in the first lines. */
export function guessDelimiter(text: string): string {
  const start = text
    .split(/\r\n|\r|\n/, LOOKED_AT)
    .join('\n')
    .replace(/"(?:[^"]|"")*"/g, '');
  const counts = DELIMITERS.map((delimiter) => start.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}
