import { sql } from 'kysely';
import { countRows, importSource, type Imports, type Undo } from '@talaan/imports/server/public.ts';
import { cardImports, type CardChoices, type CardQuestions } from '../../contract/imports.ts';
import { cardFields, type CardValues } from '../../rules/card-import/card-fields.ts';
import { CARD_WARNINGS, judgeCards, type CardGround, type CardPlan } from '../../rules/card-import/judge-cards.ts';
import { readGround } from './read-ground.ts';
import { writeCards } from './write-cards.ts';

/** The ground of a check, and what its rows come to, which is asked after they were judged. */
interface Ground {
  on: CardGround;
  sums: CardQuestions;
}

const cardSource = importSource<CardValues, CardChoices, Ground, CardPlan>({
  section: 'property-cards',
  title: 'Property cards',
  fields: cardFields,
  about: 'property_no',
  named: 'Article',
  warnings: CARD_WARNINGS,
  ground: async (asking, rows) => ({ on: await readGround(asking, rows), sums: { by_class: [], by_holder: [] } }),
  plan: (rows, ground) => {
    const { cards, sums } = judgeCards(rows, ground.on);
    ground.sums = sums;
    return cards;
  },
  ask: async (_db, { sums }) => sums,
  write: (writing, accepted) => writeCards(writing, accepted),
  undo: undoCards(),
  step: {
    place: 140,
    brings: 'Items of property from cards or a ledger, with who holds them on which paper.',
    noun: ['item', 'items'],
    count: countRows(sql<{ here: number }>`select count(*) as here from property.item`),
  },
  screen: '/property/import',
  next: [{ label: 'Open the items', to: '/property/items' }],
});

export const cardSpreadsheets: Imports = { calls: cardImports, sources: [cardSource] };

/** What was imported goes again with its papers, while nothing was moved since. */
function undoCards(): Undo {
  return {
    subject: 'property.item',
    tables: [
      { table: 'property.item', column: 'id', inPlace: true },
      { table: 'property.item_part', column: 'item_id' },
      { table: 'property.paper_line', column: 'item_id' },
      { table: 'property.step', column: 'item_id' },
    ],
    refuse: async ({ db }, subjects) => {
      const { rows } = await sql<{ id: number }>`
        select i.id from property.item i join property.paper k on k.id = i.paper_id
        where i.id = any(${subjects.map(({ id }) => id)}::integer[]) and k.signed_file_id is not null`.execute(db);
      return new Map(rows.map(({ id }) => [id, 'its paper has a signed copy by now']));
    },
    undone: async ({ db }, _subjects, made) => {
      const { papers = [] } = made as { papers?: number[] };
      await sql`delete from property.paper where id = any(${papers}::integer[])`.execute(db);
    },
  };
}
