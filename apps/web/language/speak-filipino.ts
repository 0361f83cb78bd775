import { setupI18n } from '@lingui/core';
import type { Values } from '@talaan/kernel/contract/say.ts';
import messages from './filipino.json' with { type: 'json' };
import { findPattern } from './find-pattern.ts';

const catalogue = setupI18n({ locale: 'fil', messages: { fil: messages } });
const filledInBefore = new Map<string, string | undefined>();
/** What a page says again and again; more are worked out anew. */
const MOST_KEPT = 2000;

/** The text in Filipino; what the server filled in already, such as a date within a message, is found by the words around it. */
export function speakFilipino(text: string, values: Values | undefined): string | undefined {
  if (Object.hasOwn(messages, text)) return catalogue._(text, values);
  if (values) return undefined;
  if (!filledInBefore.has(text)) {
    if (filledInBefore.size > MOST_KEPT) filledInBefore.clear();
    filledInBefore.set(text, speakFilledIn(text));
  }
  return filledInBefore.get(text);
}

function speakFilledIn(text: string): string | undefined {
  const found = findPattern(messages, text);
  if (!found) return undefined;
  const values = Object.fromEntries(Object.entries(found.values).map(([name, value]) => [name, speakFilipino(value, undefined) ?? value]));
  return catalogue._(found.key, values);
}
