import { speakerOf } from './speaker-of.ts';
import messages from './filipino.json' with { type: 'json' };

/** Compiled in a page (compile-catalogue.ts). */
export const speakFilipino = speakerOf('fil', messages);
