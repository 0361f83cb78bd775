const KEY = 'talaan.view-as';

/** The user as whom this tab views Talaan; other tabs stay one's own. */
export interface Viewed {
  id: number;
  name: string;
}

export function readViewed(): Viewed | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept ? (JSON.parse(kept) as Viewed) : undefined;
}

export function saveViewed(viewed: Viewed): void {
  sessionStorage.setItem(KEY, JSON.stringify(viewed));
}

export function forgetViewed(): void {
  sessionStorage.removeItem(KEY);
}

/** What every call of this tab carries: the server answers as to that user, and takes reads only. */
export function viewAsHeader(): Record<string, string> {
  const viewed = readViewed();
  return viewed ? { 'x-view-as': String(viewed.id) } : {};
}
