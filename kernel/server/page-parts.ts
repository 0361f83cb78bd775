import { anyPoint } from '../contract/contributions.ts';
import type { Html } from './mail/html.ts';
import type { Server } from './server.ts';

/** What the page of a public screen says before any code of it runs: to search engines, to those who share it, and to slow phones. */
export interface PageWords {
  /** As the browser's tab has it. */
  title: string;
  /** One or two sentences. */
  description: string;
  /** 404 where there is nothing at this address. */
  status: 200 | 404;
  /** What the head has beside title and description. */
  head: Html;
  /** Stands in the page until its screen is shown. */
  body: Html;
}

/** The words of one public screen. */
export interface PagePart {
  /** As the screen has it. */
  path: string;
  /** Null where the page goes without words, such as while one network asks too often. */
  read: (server: Server, asked: { query: URLSearchParams; network: string }) => Promise<PageWords | null>;
}

export const pageParts = anyPoint<PagePart>('the words of public pages');
