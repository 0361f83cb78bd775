import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Compiles the messages of a catalogue when the page is built, so that no browser loads the compiler. */
export function compileCatalogue(): Plugin {
  return {
    name: 'compile-catalogue',
    enforce: 'pre',
    transform: {
      filter: { id: /\/language\/\w+\.json$/ },
      handler: (text) => {
        const messages = Object.entries(JSON.parse(text) as Record<string, string>);
        return JSON.stringify(Object.fromEntries(messages.map(([key, message]) => [key, compileMessage(message)])));
      },
    },
  };
}
