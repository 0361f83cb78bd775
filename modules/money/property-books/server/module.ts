import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { itemLinks } from '@talaan/property/server/public.ts';
import { cardLink } from './cards/ask-card-link.ts';
import { printedCards } from './cards/print-cards.ts';
import { personalDataOfBooks } from './personal-data.ts';
import { printedRegisters } from './register/print-register.ts';
import { mountBooks } from './routes.ts';
import { processing } from './processing.ts';

export const propertyBooksModule: ServerModule = {
  name: 'property-books',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    rspi_is_of_a_fund: { field: 'fund_code', message: 'Choose a fund cluster.' },
    rspi_is_of_a_campus: { field: 'campus_id', message: 'There is no such campus.' },
  },
  jobs: [printedCards.job, printedRegisters.job],
  processing,
  personalData: personalDataOfBooks,
  contributes: [contribute(itemLinks, cardLink)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountBooks,
};
