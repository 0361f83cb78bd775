import { ColorSwatch, Group, Text } from '@mantine/core';
import { rampOf } from '@talaan/kernel/web/pages/colour-ramp.ts';

/** A colour as the screens wear it: dark enough for white text. */
export function ColourSample({ colour }: { colour: string }) {
  const ramp = rampOf(colour);
  return (
    <Group gap={4} role="img" aria-label={`Worn in shades of ${ramp[6]}`}>
      {[1, 3, 6, 8].map((shade) => (
        <ColorSwatch key={shade} color={ramp[shade]!} size={16} />
      ))}
      <Text size="sm" c="dimmed" aria-hidden>
        {ramp[6]}
      </Text>
    </Group>
  );
}
