/** Whether two texts are one as people write them: capitals, accents, spaces and punctuation do not count. */
export function samePlain(one: string, other: string): boolean {
  return plainText(one) === plainText(other);
}

export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
