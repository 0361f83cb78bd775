import { html } from '@talaan/kernel/server/mail/html.ts';
import { addressOfVacancy, fetchFeed, VACANCIES_PATH } from '../../contract/public-pages.ts';
import { salaryOf, standingIn, titleOf } from '../../rules/format-vacancy.ts';
import type { PublicPost } from './public-posts.ts';

/** Open vacancies as an Atom feed (RFC 4287), the newest first; an entry keeps its id for good. */
export function writeFeed(
  open: readonly PublicPost[],
  { publicUrl, university, now }: { publicUrl: string; university: string; now: string },
): string {
  const newest = open.toSorted((one, other) => Date.parse(other.opens_at) - Date.parse(one.opens_at));
  const address = publicUrl + VACANCIES_PATH;
  const entries = newest.map((post) => {
    const opened = new Date(post.opens_at).toISOString();
    const said = [`${post.office}, ${post.place || post.campus}.`, salaryOf(post) && `${salaryOf(post)}.`, standingIn('open', post)];
    return html`<entry>
      <id>${addressOfVacancy(publicUrl, post.code)}</id>
      <title>${titleOf(post)}</title>
      <link href="${addressOfVacancy(publicUrl, post.code)}" />
      <published>${opened}</published>
      <updated>${opened}</updated>
      <summary>${said.filter(Boolean).join(' ')}</summary>
    </entry> `;
  });
  return html`<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
      <id>${address}</id>
      <title>Job vacancies at ${university}</title>
      <author><name>${university}</name></author>
      <link rel="self" type="application/atom+xml" href="${publicUrl}${fetchFeed.path}" />
      <link href="${address}" />
      <updated>${newest[0] ? new Date(newest[0].opens_at).toISOString() : now}</updated>
      ${entries}</feed
    > `.html;
}
