import { useSyncExternalStore } from 'react';
import { LANGUAGES, speakBy, spokenLanguage, type Language, type Speaker } from '../contract/say.ts';

/** How browsers name Filipino and Tagalog. */
const FILIPINO = /^(fil|tl)\b/i;
const KEPT = 'talaan.language';

/** Fetches the catalogue of a language that is not English. */
let loadSpeaker: (() => Promise<Speaker>) | undefined;
const watchers = new Set<() => void>();

/** Before the first screen: the page speaks as it did last in this browser, else as the browser does. */
export async function startLanguage(load: () => Promise<Speaker>): Promise<void> {
  loadSpeaker = load;
  // Without a line the page is English until it is opened again.
  await setLanguage(keptLanguage() ?? (FILIPINO.test(navigator.language) ? 'fil' : 'en')).catch(() => undefined);
}

/** Lets the page speak a language, and this browser remember it. */
export async function speak(language: Language): Promise<void> {
  await setLanguage(language);
  localStorage.setItem(KEPT, language);
}

/** The language of the page; a component that asks is drawn anew when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(watch, spokenLanguage);
}

async function setLanguage(language: Language): Promise<void> {
  if (language === spokenLanguage()) return;
  speakBy(language, language === 'en' ? undefined : await loadSpeaker?.());
  document.documentElement.lang = language;
  for (const changed of watchers) changed();
}

function keptLanguage(): Language | undefined {
  const kept = localStorage.getItem(KEPT);
  return kept !== null && kept in LANGUAGES ? (kept as Language) : undefined;
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
