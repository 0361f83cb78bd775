import { Group, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { mayOpen } from '@talaan/kernel/web/guard.ts';
import { useAllScreens } from '@talaan/kernel/web/module.ts';
import { screenAt } from '@talaan/kernel/web/router.ts';
import './tile.css';

interface TileProps {
  title: string;
  figure: number;
  link: string;
  late?: number;
  note?: string | undefined;
}

const number = new Intl.NumberFormat('en-PH');

/** One number of the home; it leads to its list for those who may open that. */
export function Tile({ title, figure, link, late = 0, note }: TileProps) {
  const user = useCurrentUser();
  const screen = screenAt(useAllScreens(), link.split('?')[0]!);
  const content = (
    <>
      <Group gap={6} align="baseline" wrap="nowrap">
        <Text span className="tile-figure">
          {number.format(figure)}
        </Text>
        {late > 0 && (
          <Text span size="xs" c="red" fw={500}>
            {late} late
          </Text>
        )}
      </Group>
      <Text span size="xs" fw={500} lineClamp={2}>
        {title}
      </Text>
      {note && (
        <Text span size="xs" c="dimmed" display="block" truncate>
          {note}
        </Text>
      )}
    </>
  );
  if (!screen || !mayOpen(screen, user))
    return (
      <Paper withBorder className="tile">
        {content}
      </Paper>
    );
  return (
    <Paper withBorder component={Link} to={link} className="tile">
      {content}
    </Paper>
  );
}
