import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { AssessedPeople } from './assessed-people.tsx';
import { Dictionary } from './dictionary.tsx';
import { Profiles } from './profiles.tsx';

const PARTS = { dictionary: 'Dictionary', profiles: 'Positions', people: 'People' } as const;

/** The dictionary of competencies, what each position asks for, and where people are below it. */
export function Screen() {
  const shown = useScreenPart(PARTS);
  const parts = <ScreenParts parts={PARTS} />;
  if (shown === 'profiles') return <Profiles parts={parts} />;
  return shown === 'people' ? <AssessedPeople title="Competencies" parts={parts} /> : <Dictionary parts={parts} />;
}
