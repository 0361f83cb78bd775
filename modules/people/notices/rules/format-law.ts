/** When the circulars of EO 64 were issued (domain, section 9); a table posted later names the date in its law. */
const ISSUED: Record<string, string> = { '597': 'January 20, 2025', '601': 'January 22, 2026' };

/** `EO 64 s.2024; NBC 601` as a letter has it. */
export function formatLaw(law: string): string {
  const [order = '', ...circulars] = law.split(/;\s*/).map((part) =>
    part
      .replace(/^EO (\d+)/, 'Executive Order No. $1')
      .replace(
        /^NBC (\d+)$/,
        (_, number: string) => `National Budget Circular No. ${number}${ISSUED[number] ? ` dated ${ISSUED[number]}` : ''}`,
      )
      .replace(/^NBC (\d+)/, 'National Budget Circular No. $1')
      .replace(/ s\.(\d{4})/, ', s. $1'),
  );
  return circulars.length > 0 ? `${circulars.join(' and ')}, implementing ${order}` : order;
}
