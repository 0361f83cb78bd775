/** `Maria Clara Santos` and `SANTOS, MARIA CLARA` as `MS`. */
export function initialsOf(name: string): string {
  const [before = '', after] = name.split(',').map((part) => part.trim());
  if (after) return firstLetter(after) + firstLetter(before);
  const words = before.split(/\s+/);
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '');
}

function firstLetter(word = ''): string {
  return word.slice(0, 1).toUpperCase();
}
