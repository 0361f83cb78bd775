import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import type { Standing, Vacancy } from '../../contract/public-pages.ts';
import { plain } from '../../rules/find-vacancies.ts';
import { PUBLIC_STATES, standingOf } from '../../rules/standing.ts';
import { readPosts, type FoundPost } from './read-posts.ts';

/** A change of a post shows within so many milliseconds, whichever process made it; the clock alone opens and closes. */
const KEPT_MS = 2000;
/** Posts that open while an answer is kept are in it. */
const SOON_SECONDS = 5;
/** Closed posts that are kept by their codes, and codes of none. */
const MOST_CODES = 500;

/** A post that the public sees, with what it is searched by. */
export interface PublicPost extends Vacancy {
  state: FoundPost['state'];
  plain: string;
}

interface Kept<T> {
  at: number;
  answer: Promise<T>;
}

/**
 * The posts that the public sees, kept in memory for a moment: a thousand visitors ask the database once. Two who ask at the same time
 * wait for the same answer; one that failed is not kept.
 */
export class PublicPosts {
  readonly #server: Pick<Server, 'db' | 'clock'>;
  #open: Kept<{ posts: PublicPost[]; university: string }> | undefined;
  readonly #byCode = new Map<string, Kept<PublicPost | undefined>>();

  constructor(server: Pick<Server, 'db' | 'clock'>) {
    this.#server = server;
  }

  /** Those that are open at this moment, the first to close before the others. */
  async open(): Promise<{ posts: PublicPost[]; university: string }> {
    const { posts, university } = await this.#readOpen();
    const now = this.#server.clock.now();
    return { posts: posts.filter((post) => standingOf(post, now) === 'open'), university };
  }

  /** One by its code and how it stands now; undefined where the public sees none. */
  async find(code: string): Promise<{ vacancy: PublicPost; standing: Standing } | undefined> {
    const vacancy = (await this.#readOpen()).posts.find((post) => post.code === code) ?? (await this.#readByCode(code));
    const standing = vacancy && standingOf(vacancy, this.#server.clock.now());
    return vacancy && standing ? { vacancy, standing } : undefined;
  }

  #readOpen(): Promise<{ posts: PublicPost[]; university: string }> {
    if (!this.#open || performance.now() - this.#open.at > KEPT_MS) {
      const { clock, db } = this.#server;
      const now = clock.now();
      const soon = now.add({ seconds: SOON_SECONDS }).toString();
      const kept = {
        at: performance.now(),
        answer: Promise.all([
          this.#read(sql<SqlBool>`p.opens_at <= ${soon} and p.closes_at + interval '1 second' > ${now.toString()}`),
          readUniversityName(db, clock.today()),
        ]).then(([posts, university]) => ({ posts, university })),
      };
      kept.answer.catch(() => {
        if (this.#open === kept) this.#open = undefined;
      });
      this.#open = kept;
    }
    return this.#open.answer;
  }

  #readByCode(code: string): Promise<PublicPost | undefined> {
    const before = this.#byCode.get(code);
    if (before && performance.now() - before.at <= KEPT_MS) return before.answer;
    const kept = { at: performance.now(), answer: this.#read(sql<SqlBool>`p.code = ${code}`).then((posts) => posts[0]) };
    this.#byCode.delete(code);
    this.#byCode.set(code, kept);
    kept.answer.catch(() => this.#byCode.delete(code));
    const [oldest] = this.#byCode.keys();
    if (this.#byCode.size > MOST_CODES && oldest !== undefined) this.#byCode.delete(oldest);
    return kept.answer;
  }

  async #read(where: RawBuilder<SqlBool>): Promise<PublicPost[]> {
    const found = await readPosts(
      this.#server.db,
      sql<SqlBool>`p.state = any(${[...PUBLIC_STATES]}::text[]) and p.posted_on is not null and ${where}`,
    );
    return found.flatMap((post) => {
      const { opens_at, closes_at, posted_on } = post;
      if (opens_at === null || closes_at === null || posted_on === null) return [];
      const searched = [post.title, post.parenthetical_title, post.place, post.office, post.campus, post.code].join(' ');
      return [{ ...post, opens_at, closes_at, posted_on, plain: plain(searched) }];
    });
  }
}

const posts = new WeakMap<Server, PublicPosts>();

/** Those of a server. */
export function publicPostsOf(server: Server): PublicPosts {
  const known = posts.get(server) ?? new PublicPosts(server);
  posts.set(server, known);
  return known;
}
