import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { say } from '../../contract/say.ts';

interface ScreenPartsProps {
  /** What each is called, by what the address says; the first is shown where it says nothing. */
  parts: Readonly<Record<string, string>>;
  /** The name in the address: `tab` unless told. */
  by?: string;
  /** What else the address keeps, such as the month. */
  keep?: readonly string[];
}

/** More than these are one menu where the line is narrow. */
const MOST_SIDE_BY_SIDE = 2;

/** Lists and pages that share a screen, each with an address of its own: side by side, or a menu that names the one that is shown. */
export function ScreenParts({ parts, by = 'tab', keep }: ScreenPartsProps) {
  const shown = useScreenPart(parts, by);
  const [search] = useSearchParams();
  const isTight = useMediaQuery('(max-width: 75em)', false, { getInitialValueInEffect: false });
  const [first] = Object.keys(parts);
  const links = Object.entries(parts).map(([part, label]) => {
    const kept = (keep ?? []).flatMap((name) => search.getAll(name).map((value) => [name, value] as [string, string]));
    const next = new URLSearchParams(part === first ? kept : [[by, part], ...kept]);
    return { part, label, to: { search: next.toString() }, current: part === shown ? ('page' as const) : undefined };
  });
  if (isTight && links.length > MOST_SIDE_BY_SIDE)
    return (
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} />}>
            {parts[shown]}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={say('Parts of this screen')}>
          {links.map(({ part, label, to, current }) => (
            <Menu.Item
              key={part}
              component={Link}
              to={to}
              aria-current={current}
              rightSection={current && <IconCheck size={16} aria-hidden />}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    );
  return (
    <nav aria-label={say('Parts of this screen')}>
      <Button.Group>
        {links.map(({ part, label, to, current }) => (
          <Button key={part} component={Link} to={to} variant={current ? 'light' : 'default'} aria-current={current}>
            {label}
          </Button>
        ))}
      </Button.Group>
    </nav>
  );
}

/** Which of the parts the address names. */
export function useScreenPart<P extends string>(parts: Readonly<Record<P, string>>, by = 'tab'): P {
  const named = useSearchParams()[0].get(by) ?? '';
  return Object.hasOwn(parts, named) ? (named as P) : (Object.keys(parts)[0] as P);
}
