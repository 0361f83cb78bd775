import format, { type CompiledMessage } from 'icu-minify/format';
import type { Speaker, Values } from '@talaan/kernel/contract/say.ts';
import { findPattern } from './find-pattern.ts';
import { speakFigure } from './speak-figure.ts';

/** What a page says again and again; more are worked out anew. */
const MOST_KEPT = 2000;
/** For messages with a plural or a formatted value. */
const OPTIONS: Parameters<typeof format>[3] = {
  formatters: {
    getNumberFormat: (...given) => new Intl.NumberFormat(...given),
    getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
    getPluralRules: (...given) => new Intl.PluralRules(...given),
  },
};

/** Speaks by a compiled catalogue; what the server filled in already, such as a date within a message, is found by the words around it. */
export function speakerOf(locale: string, messages: Readonly<Record<string, CompiledMessage>>): Speaker {
  const filledInBefore = new Map<string, string | undefined>();

  const speak: Speaker = (text, values) => {
    if (Object.hasOwn(messages, text)) return fill(text, values);
    if (values) return undefined;
    if (!filledInBefore.has(text)) {
      if (filledInBefore.size > MOST_KEPT) filledInBefore.clear();
      filledInBefore.set(text, speakFilledIn(text) ?? speakFigure(text, (word) => speak(word, undefined)));
    }
    return filledInBefore.get(text);
  };

  /** A message that was given no values stays English, as its text is written. */
  const fill = (key: string, values: Values | undefined) => {
    const message = messages[key]!;
    return typeof message === 'string' || values ? String(format(message, locale, values, OPTIONS)) : undefined;
  };

  const speakFilledIn = (text: string) => {
    const found = findPattern(messages, text);
    if (!found) return undefined;
    const values = Object.entries(found.values).map(([name, value]) => [name, speak(value, undefined) ?? value]);
    return fill(found.key, Object.fromEntries(values) as Values);
  };

  return speak;
}
