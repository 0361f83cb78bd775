/** The codes above a barangay of the PSGC: `RR PPP MM BBB` (domain 3.2). The province is none where the list has no such one. */
export function codesOf(barangay: string): { region: string; province: string; city: string } | undefined {
  if (!/^\d{10}$/.test(barangay)) return undefined;
  const upTo = (digits: number) => barangay.slice(0, digits).padEnd(10, '0');
  return { region: upTo(2), province: upTo(5), city: upTo(7) };
}
