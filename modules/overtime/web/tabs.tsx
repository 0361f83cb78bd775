import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';

interface TabsProps {
  /** The address of the screen. */
  screen: string;
  /** By what the address says; the first is shown without it. */
  tabs: Readonly<Record<string, string>>;
}

/** The parts of a screen, each with an address of its own. */
export function Tabs({ screen, tabs }: TabsProps) {
  const shown = useTab(tabs);
  const [first] = Object.keys(tabs);
  return (
    <nav aria-label="Parts of this screen">
      <Button.Group>
        {Object.entries(tabs).map(([tab, label]) => (
          <Button
            key={tab}
            component={Link}
            to={tab === first ? screen : `${screen}?tab=${tab}`}
            variant={tab === shown ? 'light' : 'default'}
            aria-current={tab === shown ? 'page' : undefined}
          >
            {label}
          </Button>
        ))}
      </Button.Group>
    </nav>
  );
}

/** Which of them the address names. */
export function useTab(tabs: TabsProps['tabs']): string {
  const [search] = useSearchParams();
  const tab = search.get('tab') ?? '';
  return tab in tabs ? tab : Object.keys(tabs)[0]!;
}
