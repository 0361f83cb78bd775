type Close = () => Promise<void>;

const open = new Set<Close>();

/** Remembers how to end something until it is ended: the end of its test file does it where the file does not come to it. */
export function endsWithFile(close: Close): Close {
  let ended: Promise<void> | undefined;
  const once = () => {
    open.delete(once);
    ended ??= close();
    return ended;
  };
  open.add(once);
  return once;
}

/** Ends what a test file has left open, the latest first; how many things that were. */
export async function endWhatIsLeft(): Promise<number> {
  const left = [...open].toReversed();
  for (const close of left) await close().catch((error: unknown) => console.error(error));
  return left.length;
}
