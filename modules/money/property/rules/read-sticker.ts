const PROPERTY_NUMBER = /^\d{4}-\d{2}-\d{2}-\d{4,}-\d{2,}$/;

/** The property number that a sticker says or that was typed whole; null for any other words. The code of a sticker holds the number alone. */
export function readSticker(text: string): string | null {
  const number = text.trim();
  return PROPERTY_NUMBER.test(number) ? number : null;
}
