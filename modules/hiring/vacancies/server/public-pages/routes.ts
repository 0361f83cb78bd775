import { notFound } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/public-pages.ts';
import { findVacancies } from '../../rules/find-vacancies.ts';
import { limitsOf } from './limit-networks.ts';
import { previewVacancy } from './preview-vacancy.ts';
import { PublicPosts } from './public-posts.ts';
import { writeFeed } from './write-feed.ts';

/** What the public reads of posts. */
export function mountPublicPages(server: Server): void {
  const posts = new PublicPosts(server);
  const limits = limitsOf(server);
  const { publicUrl } = server.settings;
  mount(server, contract.listVacancies, async ({ network, query }) => {
    limits.require(network);
    return findVacancies((await posts.open()).posts, query);
  });
  mount(server, contract.readVacancy, async ({ network, params: { code } }) => {
    limits.require(network);
    const found = await posts.find(code);
    if (!found) throw notFound('There is no such vacancy.');
    return { ...found, address: contract.addressOfVacancy(publicUrl, code) };
  });
  mount(server, contract.previewVacancy, previewVacancy);
  mount(server, contract.fetchFeed, async ({ network, now }) => {
    limits.require(network);
    const { posts: open, university } = await posts.open();
    const text = writeFeed(open, { publicUrl, university, now: now.toString() });
    return { name: 'vacancies.atom', contentType: 'application/atom+xml; charset=utf-8', content: Buffer.from(text), inline: true };
  });
}
