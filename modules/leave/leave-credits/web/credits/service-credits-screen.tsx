import { useSearchParams } from 'react-router';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { CreditList } from './service/credit-list.tsx';
import { GrantList } from './service/grant-list.tsx';
import { PersonCredits } from './service/person-credits.tsx';

const TABS = { credits: 'Credits', grants: 'Grants' } as const;

/** Service credits of teachers, the orders that granted them, and the account of one of them. */
export function Screen() {
  const [search] = useSearchParams();
  const person = Number(search.get('person') ?? 0);
  const tab = useScreenPart(TABS);
  const parts = <ScreenParts parts={TABS} />;
  if (person > 0) return <PersonCredits id={person} />;
  return tab === 'grants' ? <GrantList parts={parts} /> : <CreditList parts={parts} />;
}
