import { html } from '@talaan/kernel/server/mail/html.ts';
import type { PageWords } from '@talaan/kernel/server/page-parts.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;
const ROOT = '<div id="root">';

/** Puts the words of a screen into the page that opens every screen, in place of its own. */
export function writePage(page: string, words: PageWords | null): string {
  if (!words) return page;
  const title = html`<title>${words.title}</title>`.html;
  const description = html`<meta name="description" content="${words.description}" />`.html;
  // As functions: `$` in a text stays what it is.
  return page
    .replace(TITLE, () => title)
    .replace(DESCRIPTION, () => description)
    .replace('</head>', () => `${words.head.html}\n  </head>`)
    .replace(ROOT, () => ROOT + words.body.html);
}
