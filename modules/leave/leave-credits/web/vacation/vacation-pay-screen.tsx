import { useScreenPart, ScreenParts } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { SchoolYears } from './school-years.tsx';
import { TeacherList } from './teacher-list.tsx';

const TABS = { teachers: 'Teachers', years: 'School years' } as const;

/** The proportional vacation pay of teachers in a school year, and the school years by which it is computed. */
export function Screen() {
  const tab = useScreenPart(TABS);
  const parts = <ScreenParts parts={TABS} />;
  return tab === 'years' ? <SchoolYears parts={parts} /> : <TeacherList parts={parts} />;
}
