/** Letters and digits in lower case, single blanks between words: as texts of sheets and standards are compared. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’'.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
