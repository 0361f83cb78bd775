import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { SEARCH_DELAY, SEARCH_FROM } from '@talaan/kernel/web/search-terms.ts';
import { searchFinders, type SearchFinder } from '@talaan/kernel/web/search-finder.ts';
import { screens } from '../screens.ts';
import { actionsFor } from './actions-for.ts';
import { prefixesFor, termFor } from './finder-terms.ts';
import { menuFor, screensOf } from './menu.ts';
import { useReadings } from './use-readings.ts';
import { useRecent } from './use-recent.ts';
import '@mantine/spotlight/styles.css';
import { say } from '@talaan/kernel/contract/say.ts';

/** Questions that are offered before one types. */
const MOST_BEFORE = 4;
const MOST_EXAMPLES = 3;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** Ctrl-K: lists as they are asked for in words, people and what else the modules find, screens that one may see, and what one does there; before one types, where one was last. */
export function SearchEverything({ asked }: { asked: number }) {
  // Loaded when it is first asked for; `asked` grows each time.
  useEffect(() => {
    if (asked > 0) spotlight.open();
  }, [asked]);
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const views = user.allowed_views;
  const finders = useContributed(searchFinders);
  const found = useFound(finders, typed, views);
  const { answers } = found;
  const { readings, examples, before, keep, isSettled: isRead } = useReadings(typed);
  const isSettled = found.isSettled && isRead;
  const isEmpty = typed.trim() === '';
  const { top, sections } = menuFor(screens, user, typed);
  const pages = [...top, ...sections.flatMap(screensOf)].map(({ path, title, menu }) => ({
    id: path,
    label: title,
    description: menu?.group === 'Top' ? undefined : menu?.group,
    onClick: () => void navigate(path),
  }));
  const recent = useRecent().map(({ path, label }) => ({ id: `recent-${path}`, label, onClick: () => void navigate(path) }));
  const question = (text: string) => ({ id: `ask-${text}`, label: text, closeSpotlightOnTrigger: false, onClick: () => setTyped(text) });
  const groups: SpotlightActionGroupData[] = [
    {
      group: 'Lists',
      actions: readings.map(({ label, address }) => ({
        id: address,
        label,
        onClick: () => {
          keep();
          void navigate(address);
        },
      })),
    },
    { group: 'Asked before', actions: isEmpty ? before.slice(0, MOST_BEFORE).map(question) : [] },
    { group: 'Recent', actions: isEmpty ? recent : [] },
    { group: 'Try', actions: isEmpty ? examples.slice(0, MOST_EXAMPLES).map(question) : [] },
    ...answers.map(({ title, found }) => ({
      group: title,
      actions: found.map(({ id, label, description, path }) => ({
        id: `${title}-${id}`,
        label,
        description,
        'data-found': true,
        onClick: () => void navigate(path),
      })),
    })),
    { group: 'Screens', actions: isEmpty ? [] : pages },
    {
      group: 'Actions',
      actions: [
        ...actionsFor(user, typed).map(({ path, action }) => ({ id: path, label: action, onClick: () => void navigate(path) })),
        ...prefixesFor(finders, views, typed).map((prefix) => ({
          id: prefix,
          label: `${prefix}…`,
          closeSpotlightOnTrigger: false,
          onClick: () => setTyped(prefix),
        })),
      ],
    },
  ];
  const actions = groups.filter((group) => group.actions.length > 0);
  const named = finders.filter((one) => one.prefix === undefined && mayAsk(one, views)).map(({ title }) => title.toLowerCase());
  const placeholder = say('Search {listed}', { listed: listed.format(['screens', ...named]) });
  const firstReading = readings[0]?.address;
  useEffect(() => {
    // What the question means stands first, and comes after the key too.
    if (firstReading === undefined) return;
    document.querySelector('.mantine-Spotlight-action[data-selected]')?.removeAttribute('data-selected');
    document.querySelector('.mantine-Spotlight-action')?.setAttribute('data-selected', 'true');
  }, [firstReading]);
  useEffect(() => {
    // What comes from the server comes after the key, and Enter must open it too.
    if (answers.some(({ found }) => found.length > 0) && !document.querySelector('.mantine-Spotlight-action[data-selected]'))
      document.querySelector('.mantine-Spotlight-action')?.setAttribute('data-selected', 'true');
  }, [answers]);
  // Enter that came before the answer, such as that of a scanner, opens what is found first; what was found before is not meant.
  const entered = useRef<string>(undefined);
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter') return;
    const selected = document.querySelector('.mantine-Spotlight-action[data-selected]');
    if (selected && (isSettled || !selected.hasAttribute('data-found'))) return;
    selected?.removeAttribute('data-selected');
    entered.current = typed;
  };
  useEffect(() => {
    if (!isSettled || entered.current !== typed) return;
    entered.current = undefined;
    document.querySelector<HTMLElement>('.mantine-Spotlight-action')?.click();
  }, [isSettled, typed]);
  return (
    <Spotlight
      actions={actions}
      filter={(_, all) => all}
      query={typed}
      onQueryChange={setTyped}
      scrollable
      maxHeight="60vh"
      size={560}
      centered={false}
      yOffset="12vh"
      limit={20}
      shortcut={['mod + K']}
      tagsToIgnore={[]}
      attributes={{ content: { 'aria-label': say('Search everything') } }}
      nothingFound={
        examples[0] === undefined
          ? say('Nothing found')
          : say('Nothing found. Try: {examples}', { examples: examples.slice(0, 2).join(', ') })
      }
      searchProps={{
        leftSection: <IconSearch size={18} />,
        placeholder,
        'aria-label': placeholder,
        onKeyDown: press,
      }}
    />
  );
}

/** What the finders of the modules answer, by finder; those that the caller may not ask have nothing. */
function useFound(finders: readonly SearchFinder[], typed: string, views: readonly string[]) {
  const [settled] = useDebouncedValue(typed, SEARCH_DELAY);
  const terms = finders.map((finder) => termFor(finder, finders, settled, SEARCH_FROM));
  return useQueries({
    queries: finders.map(({ title, groups, load }, at) => ({
      queryKey: ['search', title, terms[at]],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await load()).find(terms[at]!, views, signal),
      enabled: terms[at] !== null && mayAsk({ groups }, views),
      placeholderData: keepPreviousData,
      meta: { search: true },
    })),
    combine: (asked) => ({
      answers: asked.map(({ data }, at) => ({ title: finders[at]!.title, found: (terms[at] !== null && data) || [] })),
      /** Whether that is what was typed last. */
      isSettled: settled === typed && !asked.some(({ isFetching }) => isFetching),
    }),
  });
}

function mayAsk({ groups }: Pick<SearchFinder, 'groups'>, views: readonly string[]): boolean {
  return groups.some((group) => opens(group, views));
}
