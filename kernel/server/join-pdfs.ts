import { PDFDocument } from '@cantoo/pdf-lib';

/** Several PDFs as one, page after page, under a title of its own. */
export async function joinPdfs(parts: AsyncIterable<Uint8Array>, title: string): Promise<Uint8Array> {
  const whole = await PDFDocument.create();
  whole.setTitle(title);
  for await (const part of parts) {
    const document = await PDFDocument.load(part, { updateMetadata: false });
    for (const page of await whole.copyPages(document, document.getPageIndices())) whole.addPage(page);
  }
  return whole.save();
}
