import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { CLASSES } from '../../../contract/fields.ts';
import type { DeliveryPreview } from './use-delivery-preview.ts';

/** What a line becomes, by the rule, and serial numbers that other items have. */
export function LineClasses({ at, preview }: { at: number; preview: DeliveryPreview }) {
  const items = preview?.items.filter(({ line }) => line === at) ?? [];
  const warnings = preview?.warnings.filter(({ field }) => field.startsWith(`lines.${at}.`)) ?? [];
  const errors = Object.entries(preview?.errors ?? {}).filter(([field]) => field.startsWith(`lines.${at}.`));
  return (
    <Stack gap="xs" aria-live="polite">
      {[...Map.groupBy(items, ({ class: is, reason }) => `${is} ${reason}`)].map(([key, group]) => {
        const { class: is, paper, reason, account } = group[0]!;
        return (
          <Stack key={key} gap={0}>
            <Text size="sm" fw={500}>{`${count(group.length, 'item')}: ${CLASSES[is]} (${is}), on ${paper}`}</Text>
            <Text size="sm">{reason}</Text>
            <Text size="xs" c="dimmed">
              {account}
            </Text>
          </Stack>
        );
      })}
      {errors.map(([field, messages]) => (
        <Text key={field} size="sm" c="red">
          {messages.join(' ')}
        </Text>
      ))}
      {warnings.length > 0 && (
        <Alert color="yellow" title="Serial numbers that are on record already">
          <Stack gap={4}>
            {warnings.map(({ field, message, item_id: other }) => (
              <Text key={field} size="sm" component="div">
                {message}{' '}
                {other !== null && (
                  <Anchor component={Link} to={`/property/items/${other}`} target="_blank" size="sm" underline="always">
                    Open the other item
                  </Anchor>
                )}
              </Text>
            ))}
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
