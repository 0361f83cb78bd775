import { MakeupList } from './makeup/makeup-list.tsx';

/** Make-up classes within the reach of academic affairs; chair and dean decide them in their inboxes. */
export function Screen() {
  return (
    <MakeupList
      title="Make-up class requests"
      intro="Filed by teachers, decided by chair and dean, and held as the punches of the day show."
      whose="all"
      open={(row) => `/inbox?request=${row.id}`}
      empty={{ title: 'No make-up classes yet', description: 'What teachers file for classes that they missed is listed here.' }}
    />
  );
}
