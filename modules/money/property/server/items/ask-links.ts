import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { itemLinks, type AskedItem, type PropertyCall } from '../needs.ts';

interface Link {
  name: string;
  label: string;
  link: string;
}

/** What can be done with items in the modules above, by item, in their order. */
export async function askLinks(call: PropertyCall, items: readonly AskedItem[]): Promise<Map<number, Link[]>> {
  const points = allContributed(call.server, itemLinks).toSorted((one, other) => one.place - other.place);
  const answers = await Promise.all(points.map(async ({ name, ask }) => ({ name, links: await ask(call, items) })));
  return new Map(
    items.map(({ id }) => [
      id,
      answers.flatMap(({ name, links }) => {
        const link = links.get(id);
        return link ? [{ name, ...link }] : [];
      }),
    ]),
  );
}
