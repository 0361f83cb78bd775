import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { NothingHere, type Emptiness } from '../empty-state.tsx';
import type { ListViews } from './views/use-list-views.ts';
import { say } from '../../contract/say.ts';

interface EmptyListProps {
  views: ListViews;
  /** By a search or a filter. */
  isNarrowed: boolean;
  /** What is said of a list that has no rows at all. */
  empty: Emptiness;
}

/** A list that shows no rows: all is done, nothing matches, or there is nothing yet. */
export function EmptyList({ views, isNarrowed, empty }: EmptyListProps) {
  if (views.active.opens && !views.differs) return <NothingHere {...nothingToDo(views)} />;
  return <NothingHere {...(isNarrowed ? NOTHING_MATCHES : empty)} />;
}

const NOTHING_MATCHES: Emptiness = { title: 'Nothing matches', description: 'Change the search or clear the filters.' };

/** The list opens on what is to be done, and all of it is. */
function nothingToDo({ active, views: [all], addressOf, remember }: ListViews): Emptiness {
  return {
    title: say('Nothing is left to do'),
    description: say('The view “{name}” has no rows.', { name: active.name }),
    action: all && (
      <Button component={Link} to={addressOf(all)} replace variant="default" onClick={() => remember(all.key)}>
        {say('Show all')}
      </Button>
    ),
  };
}

/** The address asks for a page that the list no longer has. */
export function PastTheEnd({ onFirst }: { onFirst: () => void }) {
  return (
    <NothingHere
      title={say('The list ends before this page')}
      action={
        <Button variant="default" onClick={onFirst}>
          {say('To the first page')}
        </Button>
      }
    />
  );
}
