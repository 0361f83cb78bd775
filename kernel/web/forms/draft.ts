/** Drafts live in this tab only: what is typed about people must not stay on a shared computer. */
const keyOf = (name: string) => `talaan.draft:${name}`;

/** A password is never kept. */
export function saveDraft(name: string, values: unknown): void {
  sessionStorage.setItem(
    keyOf(name),
    JSON.stringify(values, (field, value: unknown) => (field === 'password' ? '' : value)),
  );
}

export function readDraft(name: string): unknown {
  const kept = sessionStorage.getItem(keyOf(name));
  return kept ? JSON.parse(kept) : undefined;
}

export function forgetDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

const OWNER = 'talaan.drafts-of';

/** Drafts are for who typed them: somebody else at the same tab does not find them. */
export function saveDraftsOf(email: string): void {
  if (sessionStorage.getItem(OWNER) !== email) forgetAllDrafts();
  sessionStorage.setItem(OWNER, email);
}

/** What is typed and kept in memory beside the drafts goes with them. */
const forgetters: (() => void)[] = [];

export function whenDraftsAreForgotten(forget: () => void): void {
  forgetters.push(forget);
}

export function forgetAllDrafts(): void {
  for (const forget of forgetters) forget();
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('talaan.draft:')) sessionStorage.removeItem(key);
}
