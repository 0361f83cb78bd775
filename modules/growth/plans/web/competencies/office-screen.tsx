import { AssessedPeople } from './assessed-people.tsx';

/** Heads assess the people of their offices. */
export function Screen() {
  return <AssessedPeople title="Competencies of my people" />;
}
