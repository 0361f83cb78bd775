/** A page of a scan: a JPEG in three colours, as browsers make it. */
export interface PictureOfPage {
  jpeg: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** A4 in points. */
const SHORT = 595;
const LONG = 842;

/** A PDF with one picture on each page of A4, upright or across as the picture is, in the middle and as large as fits. */
export function picturesToPdf(pages: readonly PictureOfPage[]): Uint8Array<ArrayBuffer> {
  const writer = new PdfWriter();
  const kids = pages.map((_, at) => `${3 + at * 3} 0 R`);
  writer.object('<< /Type /Catalog /Pages 2 0 R >>');
  writer.object(`<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`);
  for (const [at, { jpeg, width, height }] of pages.entries()) {
    const [paperWidth, paperHeight] = width > height ? [LONG, SHORT] : [SHORT, LONG];
    const scale = Math.min(paperWidth / width, paperHeight / height);
    const [w, h] = [width * scale, height * scale].map((points) => points.toFixed(2));
    const [x, y] = [(paperWidth - width * scale) / 2, (paperHeight - height * scale) / 2].map((points) => points.toFixed(2));
    const first = 3 + at * 3;
    writer.object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paperWidth} ${paperHeight}] /Contents ${first + 1} 0 R /Resources << /XObject << /P ${first + 2} 0 R >> >> >>`,
    );
    writer.stream('', new TextEncoder().encode(`q ${w} 0 0 ${h} ${x} ${y} cm /P Do Q`));
    writer.stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode `,
      jpeg,
    );
  }
  return writer.end();
}

/** Numbers the objects as they come, and notes where each begins. */
class PdfWriter {
  private readonly parts: Uint8Array[] = [];
  private readonly begins: number[] = [];
  private length = 0;

  constructor() {
    this.text('%PDF-1.4\n');
    // Says to those who transfer it that it is no text.
    this.add(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  }

  object(content: string): void {
    this.begin();
    this.text(`${content}\nendobj\n`);
  }

  stream(entries: string, content: Uint8Array): void {
    this.begin();
    this.text(`<< ${entries}/Length ${content.length} >>\nstream\n`);
    this.add(content);
    this.text('\nendstream\nendobj\n');
  }

  end(): Uint8Array<ArrayBuffer> {
    const table = this.length;
    const size = this.begins.length + 1;
    const lines = this.begins.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
    this.text(
      `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    );
    const whole = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }

  private begin(): void {
    this.begins.push(this.length);
    this.text(`${this.begins.length} 0 obj\n`);
  }

  private text(content: string): void {
    this.add(new TextEncoder().encode(content));
  }

  private add(part: Uint8Array): void {
    this.parts.push(part);
    this.length += part.length;
  }
}
