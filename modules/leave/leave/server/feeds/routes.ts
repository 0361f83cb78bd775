import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as calls from '../../contract/feeds.ts';
import { listFeeds, makeFeed, removeFeed } from './feeds.ts';
import { fetchFeed } from './fetch-feed.ts';

export function mountFeeds(server: Server): void {
  mount(server, calls.listFeeds, listFeeds);
  mount(server, calls.makeFeed, makeFeed);
  mount(server, calls.removeFeed, removeFeed);
  mount(server, calls.fetchFeed, (call) => fetchFeed(call, call.params.token));
  mount(server, calls.fetchFeedOfQuery, (call) => fetchFeed(call, call.query.token));
}
