import type { PDFDocument } from '@cantoo/pdf-lib';

const A4 = [595, 842] as const;
const MARGIN = 56;

/**
 * Several PDFs as one, page after page, under a title of its own. A part that cannot be read, being broken or locked, makes the whole fail,
 * save where `formatUnreadable` gives the lines of a page for it, by its place from 0.
 */
export async function joinPdfs(
  parts: AsyncIterable<Uint8Array>,
  title: string,
  formatUnreadable?: (place: number) => readonly string[],
): Promise<Uint8Array> {
  // Read when many are first joined: with what it draws by it takes a sixth of the start.
  const { PDFDocument: Document } = await import('@cantoo/pdf-lib');
  const whole = await Document.create();
  whole.setTitle(title);
  let place = 0;
  for await (const part of parts) {
    try {
      // Many papers that agencies give out may be read by all and are locked against changes only: with an empty password.
      const document = await Document.load(part, { updateMetadata: false, password: '' });
      for (const page of await whole.copyPages(document, document.getPageIndices())) whole.addPage(page);
    } catch (failure) {
      if (!formatUnreadable) throw failure;
      await addPageOf(whole, formatUnreadable(place));
    }
    place += 1;
  }
  return whole.save();
}

/** The font is that of every reader, which has the letters of western Europe. */
async function addPageOf(whole: PDFDocument, lines: readonly string[]): Promise<void> {
  const { StandardFonts } = await import('@cantoo/pdf-lib');
  const font = await whole.embedFont(StandardFonts.Helvetica);
  const words = lines.map((line) => line.replaceAll('’', "'").replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?')).join('\n');
  whole
    .addPage([...A4])
    .drawText(words, { x: MARGIN, y: A4[1] - 2 * MARGIN, size: 12, font, lineHeight: 18, maxWidth: A4[0] - 2 * MARGIN });
}
