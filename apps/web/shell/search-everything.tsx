import { useEffect, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconSearch, IconUser } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import type { Answer } from '@talaan/kernel/web/call.ts';
import { SEARCH_DELAY, SEARCH_FROM } from '@talaan/kernel/web/pickers.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { findPersonnel } from '@talaan/personnel/contract.ts';
import { screens } from '../screens.ts';
import { menuFor } from './menu.ts';
import '@mantine/spotlight/styles.css';

/** Ctrl-K: screens and people that one may see. */
export function SearchEverything() {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const views = user.allowed_views;
  const people = usePeople(typed, views);
  const pages = menuFor(screens, user, typed).flatMap((section) =>
    section.screens.map((screen) => ({
      id: screen.path,
      label: screen.title,
      description: section.title,
      onClick: () => void navigate(screen.path),
    })),
  );
  const persons = people.map((person) => ({
    id: `person-${person.id}`,
    label: person.fullname,
    description: [person.idno, person.office].filter(Boolean).join(' · '),
    leftSection: <IconUser size={18} aria-hidden />,
    onClick: () => void navigate(recordOf(person.id, views)),
  }));
  const groups: SpotlightActionGroupData[] = [
    { group: 'Screens', actions: pages },
    { group: 'People', actions: persons },
  ];
  const actions = groups.filter((group) => group.actions.length > 0);
  useEffect(() => {
    // What comes from the server comes after the key, and Enter must open it too.
    if (people.length > 0 && !document.querySelector('.mantine-Spotlight-action[data-selected]'))
      document.querySelector('.mantine-Spotlight-action')?.setAttribute('data-selected', 'true');
  }, [people]);
  return (
    <Spotlight
      actions={actions}
      filter={(_, all) => all}
      query={typed}
      onQueryChange={setTyped}
      scrollable
      maxHeight={420}
      limit={12}
      shortcut={['mod + K']}
      tagsToIgnore={[]}
      attributes={{ content: { 'aria-label': 'Search everything' } }}
      nothingFound="Nothing found"
      searchProps={{
        leftSection: <IconSearch size={18} />,
        placeholder: 'Search screens and people',
        'aria-label': 'Search screens and people',
      }}
    />
  );
}

const NOBODY: Answer<typeof findPersonnel>['personnel'] = [];

function usePeople(typed: string, views: readonly string[]) {
  const [term] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const maySearch = (findPersonnel.access as readonly string[]).some((group) => opens(group, views));
  const searching = maySearch && term.length >= SEARCH_FROM;
  const answer = useCall(findPersonnel, { query: { term } }, { enabled: searching, search: true });
  return (searching && answer.data?.personnel) || NOBODY;
}

/** The record where one may open it, otherwise the attendance of the person. */
function recordOf(id: number, views: readonly string[]): string {
  return opens('PERSONNELS', views) ? `/personnels/${id}` : `/edats/personnel/${id}`;
}
