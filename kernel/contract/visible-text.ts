/** Signs that show nothing: zero-width ones, marks of direction, the soft hyphen, the mark of byte order. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** Text as it is seen: without invisible signs, each space an ordinary one. A line stays a line. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ');
}
