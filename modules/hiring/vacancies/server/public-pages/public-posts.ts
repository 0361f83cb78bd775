import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { keep, stretchOf } from '@talaan/kernel/server/kept/kept.ts';
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

/** A post that the public sees, with what it is searched by. */
export interface PublicPost extends Vacancy {
  state: FoundPost['state'];
  plain: string;
}

interface OpenPosts {
  posts: PublicPost[];
  university: string;
}

const openPosts = keep<OpenPosts>({ name: 'The vacancies that are open', topics: [], most: 2 });
/** Closed ones too, and codes of none. */
const postsByCode = keep<PublicPost | undefined>({ name: 'A vacancy by its code', topics: [], most: 500 });

/** The posts that the public sees, kept for a moment: a thousand visitors ask the database once. */
export class PublicPosts {
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  /** Those that are open at this moment, the first to close before the others. */
  async open(): Promise<OpenPosts> {
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

  #readOpen(): Promise<OpenPosts> {
    const { clock, db } = this.#server;
    return openPosts(this.#server).answer({ seen: null }, stretchOf(KEPT_MS, performance.now()), async () => {
      const now = clock.now();
      const soon = now.add({ seconds: SOON_SECONDS }).toString();
      const [posts, university] = await Promise.all([
        this.#read(sql<SqlBool>`p.opens_at <= ${soon} and p.closes_at + interval '1 second' > ${now.toString()}`),
        readUniversityName(db, clock.today()),
      ]);
      return { posts, university };
    });
  }

  #readByCode(code: string): Promise<PublicPost | undefined> {
    const question = [code, stretchOf(KEPT_MS, performance.now())];
    return postsByCode(this.#server).answer({ seen: null }, question, async () => (await this.#read(sql<SqlBool>`p.code = ${code}`))[0]);
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
