declare module 'subset-font' {
  /** The characters of `text` of a font; see the options of its README. */
  export default function subset(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[]; variationAxes: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
