import { List, Text } from '@mantine/core';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { CONDITION_NAMES } from '../contract/codes.ts';
import type { Condition } from '../contract/scholarships.ts';

/** Each condition, met, not met or not known, with what says so. */
export function ConditionsList({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <List listStyleType="none" spacing="sm">
      {conditions.map((one) => {
        const [tone, word] = wordOf(one);
        return (
          <List.Item key={one.code}>
            <Text size="sm" fw={500} component="div">
              {CONDITION_NAMES[one.code]} <StatusBadge tone={tone}>{word}</StatusBadge>
            </Text>
            <Text size="sm">{one.says}</Text>
            {one.sources.length > 0 && (
              <Text size="xs" c="dimmed">
                {say('Source: {sources}', { sources: one.sources.join('; ') })}
              </Text>
            )}
          </List.Item>
        );
      })}
    </List>
  );
}

function wordOf({ is_met: isMet, is_asked: isAsked }: Condition): [Tone, string] {
  if (isMet === null) return [isAsked ? 'warning' : 'neutral', 'Not known'];
  return isMet ? ['good', 'Met'] : [isAsked ? 'bad' : 'warning', 'Not met'];
}
