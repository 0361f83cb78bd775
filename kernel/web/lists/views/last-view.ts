/** The view of each list that was opened last in this browser: its key alone, which says nothing to another person at the same computer. */
const keyOf = (screen: string) => `talaan.view:${screen}`;

export function rememberView(screen: string, key: string): void {
  if (key) localStorage.setItem(keyOf(screen), key);
  else localStorage.removeItem(keyOf(screen));
}

/** The address of a list in the menu: it returns to the view that was left. */
export function withLastView(screen: string): string {
  const key = localStorage.getItem(keyOf(screen));
  return key ? `${screen}?${new URLSearchParams({ list_view: key })}` : screen;
}
