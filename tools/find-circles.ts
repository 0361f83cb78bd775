/** The circles of a graph as paths, each once, from its first name in the alphabet: `a → b → a`. */
export function findCircles(below: ReadonlyMap<string, readonly string[]>): string[][] {
  const reach = (path: readonly string[]): string[][] =>
    [...new Set(below.get(path.at(-1)!) ?? [])].flatMap((next) => {
      if (next === path[0]) return [[...path, next]];
      return path.includes(next) || next < path[0]! ? [] : reach([...path, next]);
    });
  return [...below.keys()].flatMap((name) => reach([name]));
}
