import { useSearchParams } from 'react-router';
import { PublicPage } from '@talaan/identity/web/public-page.tsx';
import { VacancyList } from './vacancy-list.tsx';
import { VacancyPage } from './vacancy-page.tsx';
import './public-pages.css';

/** The open vacancies, for anyone; one of them where its code is in the address. */
export function Screen() {
  const [search] = useSearchParams();
  const code = search.get('vacancy');
  return <PublicPage>{code === null ? <VacancyList /> : <VacancyPage key={code} code={code} />}</PublicPage>;
}
