/** The open dialogs, the topmost last: Esc reaches that one alone. */
let open: object[] = [];

/** Puts a dialog on top; what is returned takes it off again. */
export function enterStack(dialog: object): () => void {
  open = [...open, dialog];
  // Only after the key that closed it was heard by all: else the same key closes the one below.
  return () =>
    void setTimeout(() => {
      open = open.filter((one) => one !== dialog);
    });
}

export function isOnTop(dialog: object): boolean {
  return open.at(-1) === dialog;
}
