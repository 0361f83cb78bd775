/** The languages of Talaan, each by its own name. */
export const LANGUAGES = { en: 'English', fil: 'Filipino' } as const;
export type Language = keyof typeof LANGUAGES;

/** By which a locale writes dates and numbers. */
const LOCALES = { en: 'en-PH', fil: 'fil-PH' } as const;

export type Values = Readonly<Record<string, string | number>>;
/** The text in another language; undefined where that language has none for it. */
export type Speaker = (text: string, values: Values | undefined) => string | undefined;

let speaker: Speaker | undefined;
let spoken: Language = 'en';

/**
 * A text that users read, in the language of the page: `say('{days} left', { days: '3 days' })`. English is written at its place and is the
 * key of the catalogue (decision 350); what the catalogue lacks stays English. On the server, where no language is set, it is English always.
 * It is called where the text is shown, never in a constant of a file: the language may change.
 */
export function say(text: string, values?: Values): string {
  return speaker?.(text, values) ?? fillIn(text, values);
}

/** Whether a part of a page is a text, then said. */
export function saidIfText<T>(part: T): T | string {
  return typeof part === 'string' ? say(part) : part;
}

/** Sets the language of the page; without a speaker texts stay as they are written. */
export function speakBy(language: Language, by?: Speaker): void {
  spoken = language;
  speaker = by;
}

export function spokenLanguage(): Language {
  return spoken;
}

export function spokenLocale(): string {
  return LOCALES[spoken];
}

function fillIn(text: string, values: Values | undefined): string {
  return values ? text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;
}
