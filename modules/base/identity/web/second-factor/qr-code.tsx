import { Paper } from '@mantine/core';
import { encode } from 'uqr';

/** Dark on white also in the dark appearance: phones read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Paper bg="white" w={208} p={4} withBorder>
      <svg viewBox={`0 0 ${size} ${size}`} width="100%" display="block" role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={dots.join('')} fill="var(--mantine-color-black)" />
      </svg>
    </Paper>
  );
}
