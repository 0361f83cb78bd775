/** A taxpayer identification number as forms of the Bureau write it: `123-456-789-00000`. */
export function groupTin(tin: string): string {
  const parts = [tin.slice(0, 3), tin.slice(3, 6), tin.slice(6, 9), tin.slice(9)];
  return parts.filter(Boolean).join('-');
}
