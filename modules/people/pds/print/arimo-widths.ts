import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Style = 'regular' | 'bold' | 'italic' | 'bold-italic';

const FILES: Record<Style, string> = {
  regular: '400Regular/Arimo_400Regular.ttf',
  bold: '700Bold/Arimo_700Bold.ttf',
  italic: '400Regular_Italic/Arimo_400Regular_Italic.ttf',
  'bold-italic': '700Bold_Italic/Arimo_700Bold_Italic.ttf',
};
const kept = new Map<Style, (letter: string) => number>();
const keptLines = new Map<string, number>();
const MOST_LINES_KEPT = 20_000;

/** How wide a line is, in em: exact, since the template sets without kerning. So nothing has to be measured while it is laid out. */
export function widthInEm(line: string, style: Style): number {
  const key = `${style} ${line}`;
  const known = keptLines.get(key);
  if (known !== undefined) return known;
  const widthOf = kept.getOrInsertComputed(style, readWidths);
  let width = 0;
  for (const letter of line) width += widthOf(letter);
  if (keptLines.size >= MOST_LINES_KEPT) keptLines.clear();
  keptLines.set(key, width);
  return width;
}

/** The advance widths of a TrueType file: tables head, hhea, hmtx, and the format 4 or 12 of cmap. */
function readWidths(style: Style): (letter: string) => number {
  const file = readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/arimo/${FILES[style]}`)));
  const tables = new Map<string, number>();
  for (let at = 12; at < 12 + file.readUInt16BE(4) * 16; at += 16)
    tables.set(file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8));
  const unitsPerEm = file.readUInt16BE(tables.get('head')! + 18);
  const longMetrics = file.readUInt16BE(tables.get('hhea')! + 34);
  const hmtx = tables.get('hmtx')!;
  const glyphOf = readGlyphs(file, tables.get('cmap')!);
  const widths = new Map<string, number>();
  return (letter) =>
    widths.getOrInsertComputed(letter, () => {
      const glyph = glyphOf(letter.codePointAt(0)!);
      return file.readUInt16BE(hmtx + Math.min(glyph, longMetrics - 1) * 4) / unitsPerEm;
    });
}

function readGlyphs(file: Buffer, cmap: number): (code: number) => number {
  const starts = Array.from({ length: file.readUInt16BE(cmap + 2) }, (_, index) => cmap + file.readUInt32BE(cmap + 8 + index * 8));
  const segments = starts.find((start) => file.readUInt16BE(start) === 4)!;
  const count = file.readUInt16BE(segments + 6) / 2;
  const [ends, begins] = [segments + 14, segments + 16 + count * 2];
  const [deltas, offsets] = [begins + count * 2, begins + count * 4];
  return (code) => {
    for (let index = 0; index < count; index += 1) {
      if (code > file.readUInt16BE(ends + index * 2)) continue;
      const begin = file.readUInt16BE(begins + index * 2);
      if (code < begin) return 0;
      const offset = file.readUInt16BE(offsets + index * 2);
      const delta = file.readUInt16BE(deltas + index * 2);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = file.readUInt16BE(offsets + index * 2 + offset + (code - begin) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
