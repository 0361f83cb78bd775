import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Plugin } from 'vite';

/** Compiles the messages of a catalogue when the page is built, so that no browser loads the compiler. */
export function compileCatalogue(): Plugin {
  return {
    name: 'compile-catalogue',
    enforce: 'pre',
    transform: {
      filter: { id: /\/language\/\w+\.json$/ },
      handler: (text) => JSON.stringify(compileMessages(JSON.parse(text) as Record<string, string>)),
    },
  };
}

/** Texts in the syntax of ICU as what the page formats; a text that is no message of ICU ends the build. */
export function compileMessages(texts: Readonly<Record<string, string>>): Record<string, CompiledMessage> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));
}
