import { useEffect, useState } from 'react';
import { Button, CloseButton, Combobox, Group, Popover, Skeleton, Text, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useOptions } from './filter-options.ts';
import type { FilterOption, ListFilter } from './list-filters.ts';
import { formatFilter } from './format-filter.ts';
import { openedLater } from '../../shown-later.ts';
import { useCounts, type Counts } from './use-counts.ts';
import './filter-pill.css';
import { say } from '../../../contract/say.ts';

/** As large as the calendar, so that its place is found before it is there. */
const CALENDAR = { w: 252, h: 264 };

const DayCalendar = openedLater(async () => (await import('../../day-calendar.tsx')).DayCalendar);

interface FilterPillProps<F extends ListFilter = ListFilter> {
  filter: F;
  values: string[];
  onChange: (values: string[]) => void;
  /** How many rows each option would show beside the other filters; asked when the options open. */
  count?: (() => Promise<Counts>) | undefined;
  /** By which a line measures it (`useFitting`). */
  fits?: string;
}

/** A filter as label, value and field in one: 'Office: Any', and once it is set 'Office: CCS' with a way out. */
export function FilterPill(props: FilterPillProps) {
  const { filter, values, onChange, fits } = props;
  const isSet = values.length > 0;
  return (
    <div className="filter-pill" data-set={isSet || undefined} data-fits={fits}>
      {filter.kind === 'day' ? <DayPill {...props} /> : <ChoicePill {...props} filter={filter} />}
      {isSet && <CloseButton size="sm" aria-label={say('Clear {label}', { label: say(filter.label) })} onClick={() => onChange([])} />}
    </div>
  );
}

/** Options that one does not see at a glance are searched. */
const SEARCHED_FROM = 9;
const SHOWN = 100;

function ChoicePill({ filter, values, onChange, count }: FilterPillProps<Exclude<ListFilter, { kind: 'day' }>>) {
  const [term, setTerm] = useState('');
  const { counts, ask } = useCounts(count);
  const [isNear, setNear] = useState(false);
  const options = useOptions([filter], () => isNear || values.length > 0)(filter);
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setTerm('');
    },
    onDropdownOpen: () => {
      setNear(true);
      ask();
    },
  });
  const choose = (value: string) => {
    if (filter.kind === 'one') {
      onChange(value === '' || values[0] === value ? [] : [value]);
      combobox.closeDropdown();
    } else onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  };
  const isSearched = (options?.length ?? 0) >= SEARCHED_FROM;
  const { dropdownOpened: isOpen, focusSearchInput, selectFirstOption } = combobox;
  useEffect(() => {
    if (isOpen && isSearched) focusSearchInput();
  }, [isOpen, isSearched, focusSearchInput]);
  const wanted = term.trim().toLowerCase();
  // Once they are there, so that one sees what Enter takes.
  useEffect(() => {
    if (term.trim() !== '') selectFirstOption();
  }, [term, selectFirstOption]);
  const found = options?.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, SHOWN);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      withinPortal={false}
      keepMounted={false}
      width={320}
      position="bottom-start"
      shadow="md"
    >
      <Combobox.Target targetType="button">
        <PillButton
          said={formatFilter(filter, values, options)}
          filter={filter}
          onPointerEnter={() => setNear(true)}
          onClick={() => combobox.toggleDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {isSearched && (
          <Combobox.Search
            value={term}
            aria-label={say('Search {label}', { label: say(filter.label).toLowerCase() })}
            placeholder={say('Search')}
            onChange={(event) => {
              setTerm(event.currentTarget.value);
              combobox.resetSelectedOption();
            }}
          />
        )}
        <Combobox.Options mah={320} className="scrolls" tabIndex={0} aria-label={say(filter.label)}>
          {isOpen &&
            found?.map((option) => (
              <Choice key={option.value} option={option} isChosen={values.includes(option.value)} count={counts?.get(option.value)} />
            ))}
          {found?.length === 0 && <Combobox.Empty>{say('Nothing found')}</Combobox.Empty>}
          {isOpen && !found && <Combobox.Empty aria-busy>{say('Loading…')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Choice({ option, isChosen, count }: { option: FilterOption; isChosen: boolean; count: number | undefined }) {
  return (
    <Combobox.Option value={option.value} active={isChosen} aria-selected={isChosen}>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        {say(option.label)}
        <Group gap={6} wrap="nowrap" flex="none">
          {count !== undefined && (
            <Text span size="sm" c="dimmed">
              {new Intl.NumberFormat('en-PH').format(count)}
            </Text>
          )}
          {isChosen && <IconCheck size={16} stroke={1.75} aria-hidden />}
        </Group>
      </Group>
    </Combobox.Option>
  );
}

function DayPill({ filter, values, onChange }: FilterPillProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} withinPortal={false} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <PillButton said={formatFilter(filter, values)} filter={filter} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown>
        <DayCalendar
          meanwhile={<Skeleton {...CALENDAR} />}
          label={say(filter.label)}
          day={values[0] ?? null}
          onChange={(day) => onChange(day ? [day] : [])}
          onClose={() => setOpened(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface PillButtonProps {
  filter: ListFilter;
  /** What it is set to. */
  said: string;
  onClick: () => void;
  onPointerEnter?: () => void;
  ref?: React.Ref<HTMLButtonElement>;
}

/** What the popover adds to its target goes on to the button. */
function PillButton({ filter, said, ...target }: PillButtonProps) {
  return (
    <Button
      variant="default"
      className="filter-pill-button"
      rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
      {...target}
    >
      <span className="filter-pill-label">{say(filter.label)}:</span> {said}
    </Button>
  );
}
