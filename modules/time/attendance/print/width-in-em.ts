/** Widths in Arimo Bold (those of Arial Bold), in thousandths of the type size; Arimo Regular is never wider. */
const LETTERS_BY_WIDTH: Record<number, string> = {
  278: " '’‘,./I\\ijl",
  333: '!()-:;[]`ft·',
  389: '*rz{}|',
  500: '"',
  556: '#$0123456789J_aceksvxy–',
  611: '+<=>?FLTZ^bdghnopqu~',
  667: 'EPSVXY',
  722: '&ABCDHKNRU',
  778: 'GOQw',
  889: '%Mm',
  944: 'W',
};
const WIDEST = 1015;

const WIDTHS = new Map(
  Object.entries(LETTERS_BY_WIDTH).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])),
);

/** How wide a line is at most, in em. The template shrinks by it: a Typst document that measures is laid out twice. */
export function widthInEm(line: string): number {
  let width = 0;
  for (const letter of line.normalize('NFC')) {
    width += WIDTHS.get(letter) ?? WIDTHS.get(letter.normalize('NFD').charAt(0)) ?? WIDEST;
  }
  return width / 1000;
}
