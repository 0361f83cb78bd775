import { html, jsonInHtml, type Html } from '@talaan/kernel/server/mail/html.ts';
import type { PagePart, PageWords } from '@talaan/kernel/server/page-parts.ts';
import { addressOfVacancy, VACANCIES_PATH } from '../../contract/public-pages.ts';
import { experienceOf, momentOf, salaryOf, standingIn, titleOf } from '../../rules/format-vacancy.ts';
import { jobPosting } from './job-posting.ts';
import { limitsOf } from './limit-networks.ts';
import { PublicPosts, type PublicPost } from './public-posts.ts';

/** Vacancies in the page that is sent; the screen shows the others. */
const MOST_LISTED = 100;
const FEED = html`<link rel="alternate" type="application/atom+xml" title="Vacancies" href="/api/vacancies/feed" />`;

/** What `/apply_now` says before its code runs: the open vacancies, or the one whose code is asked for. */
export const wordsOfVacancies: PagePart = {
  path: VACANCIES_PATH,
  read: async (server, { query, network }) => {
    if (!limitsOf(server).admit(network, performance.now())) return null;
    const { publicUrl } = server.settings;
    const posts = new PublicPosts(server);
    const code = query.get('vacancy');
    if (code === null) return listWords(await posts.open(), publicUrl);
    const found = await posts.find(code);
    return found ? vacancyWords(found, publicUrl) : unknownWords();
  },
};

function listWords({ posts: open, university }: { posts: readonly PublicPost[]; university: string }, publicUrl: string): PageWords {
  const title = `Job vacancies at ${university}`;
  const description =
    open.length === 0
      ? `There is no open vacancy at ${university} at the moment.`
      : `${open.length === 1 ? 'One vacancy is' : `${open.length} vacancies are`} open at ${university}: what each asks, what it pays, and until when one may apply.`;
  const address = publicUrl + VACANCIES_PATH;
  const listed = open.slice(0, MOST_LISTED);
  return {
    title,
    description,
    status: 200,
    head: head({ title, description, address, university }, [
      FEED,
      html`<script type="application/ld+json">
        ${jsonInHtml({
          '@context': 'https://schema.org/',
          '@type': 'ItemList',
          itemListElement: listed.map(({ code }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            url: addressOfVacancy(publicUrl, code),
          })),
        })}
      </script>`,
    ]),
    body: html`<main>
      <h1>${title}</h1>
      <p>${description}</p>
      <ul>
        ${listed.map(
          (post) =>
            html`<li>
              <a href="${addressOfVacancy('', post.code)}">${titleOf(post)}</a>, ${post.office}, ${post.place || post.campus}. Apply until
              ${momentOf(post.closes_at)}.
            </li>`,
        )}
      </ul>
    </main>`,
  };
}

function vacancyWords({ vacancy, standing }: NonNullable<Awaited<ReturnType<PublicPosts['find']>>>, publicUrl: string): PageWords {
  const { university } = vacancy;
  const name = titleOf(vacancy);
  const place = vacancy.place || vacancy.campus;
  const title = `${name} – ${university}`;
  const description = [`${name}, ${vacancy.office}, ${place}.`, salaryOf(vacancy) && `${salaryOf(vacancy)}.`, standingIn(standing, vacancy)]
    .filter(Boolean)
    .join(' ');
  const address = addressOfVacancy(publicUrl, vacancy.code);
  const facts: [string, string][] = [
    ['Office', vacancy.office],
    ['Place of assignment', place],
    ['Status', vacancy.status],
    ['Salary', salaryOf(vacancy)],
    ['Plantilla item', vacancy.items.join(', ')],
    ['Vacancies', String(vacancy.vacancies)],
    ['Education', vacancy.education],
    ['Experience', experienceOf(vacancy)],
    ['Training', vacancy.training],
    ['Eligibility', vacancy.eligibility],
    ['Competency', vacancy.competency],
    ['Duties', vacancy.duties],
    ['Papers', vacancy.requirements.map(({ label }) => label).join('; ')],
    ['How to apply', vacancy.instructions],
    [
      'Contact',
      [vacancy.contact_name, vacancy.contact_title, vacancy.contact_address, vacancy.contact_email, vacancy.contact_phone]
        .filter(Boolean)
        .join(', '),
    ],
    ['Equal opportunity', vacancy.equal_opportunity],
  ];
  return {
    title,
    description,
    status: 200,
    head: head({ title, description, address, university }, [
      FEED,
      // Search engines are not told of jobs that are gone.
      ...(standing === 'closed'
        ? []
        : [
            html`<script type="application/ld+json">
              ${jsonInHtml(jobPosting(vacancy, address, publicUrl))}
            </script>`,
          ]),
    ]),
    body: html`<main>
      <h1>${name}</h1>
      <p>${standingIn(standing, vacancy)}</p>
      <dl>
        ${facts
          .filter(([, said]) => said)
          .map(
            ([term, said]) =>
              html`<dt>${term}</dt>
                <dd>${said}</dd>`,
          )}
      </dl>
    </main>`,
  };
}

function unknownWords(): PageWords {
  const title = 'There is no such vacancy';
  const description = 'The vacancy was withdrawn, or the address is not whole.';
  return {
    title,
    description,
    status: 404,
    head: html`<meta name="robots" content="noindex" />`,
    body: html`<main>
      <h1>${title}</h1>
      <p>${description} <a href="${VACANCIES_PATH}">See the open vacancies</a>.</p>
    </main>`,
  };
}

function head(
  { title, description, address, university }: { title: string; description: string; address: string; university: string },
  more: readonly Html[],
): Html {
  return html`<link rel="canonical" href="${address}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${university}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    ${more}`;
}
