/** As hands run over a keyboard; letters and digits also run as they are counted. */
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];
/** So many characters must be other ones, and so many must not follow from those before. */
const FEWEST = 5;

/**
 * Whether a password follows from its first few characters: a piece that is repeated (`abcabcabcabc`), a run along the alphabet,
 * the digits or the keyboard (`9876543210`, `asdfghjkl`), or a few characters over and over (`a1a1aa11a1`). Case does not matter.
 */
export function isForeseeable(password: string): boolean {
  const piece = [...repeatedPiece(password.toLowerCase())];
  if (new Set(piece).size < FEWEST) return true;
  const unforeseen = piece.filter((character, at) => at === 0 || !follows(piece[at - 1]!, character));
  return unforeseen.length < FEWEST;
}

/** The shortest piece that makes the text by being repeated, the last time perhaps in part; the text itself where there is none. */
export function repeatedPiece(text: string): string {
  const characters = [...text];
  for (let length = 1; length <= characters.length / 2; length++)
    if (characters.every((character, at) => at < length || character === characters[at - length]))
      return characters.slice(0, length).join('');
  return text;
}

/** The same once more, or the next one in either direction. */
function follows(before: string, character: string): boolean {
  const step = character.codePointAt(0)! - before.codePointAt(0)!;
  if (Math.abs(step) <= 1) return true;
  return KEYBOARD_ROWS.some((row) => row.includes(before + character) || row.includes(character + before));
}
