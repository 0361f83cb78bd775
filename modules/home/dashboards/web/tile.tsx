import { Group, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import './tile.css';

interface TileProps {
  title: string;
  figure: number;
  link: string;
  late?: number;
  /** Of how many, where a part is counted. */
  of?: number | undefined;
  note?: string | undefined;
}

const number = new Intl.NumberFormat('en-PH');

/** One number of the home; it leads to its list for those who may open that. */
export function Tile({ title, figure, link, late = 0, of, note }: TileProps) {
  const mayFollow = useMayFollow();
  const content = (
    <>
      <Group gap={6} align="baseline" wrap="nowrap">
        <Text span className="tile-figure">
          {number.format(figure)}
        </Text>
        {of !== undefined && (
          <Text span size="xs" c="dimmed">
            {say('of {of}', { of: number.format(of) })}
          </Text>
        )}
        {late > 0 && (
          <Text span size="xs" c="red" fw={500}>
            {say('{late} late', { late })}
          </Text>
        )}
      </Group>
      <Text span size="xs" fw={500} lineClamp={2}>
        {say(title)}
      </Text>
      {note && (
        <Text span size="xs" c="dimmed" display="block" truncate>
          {say(note)}
        </Text>
      )}
    </>
  );
  if (!mayFollow(link))
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
