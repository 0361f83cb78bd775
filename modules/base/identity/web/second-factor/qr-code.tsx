import { Paper } from '@mantine/core';
import { encodeQR } from 'qr';

/** Dark on white also in the dark appearance: phones read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Paper bg="white" w={208} p={4} withBorder>
      <svg
        viewBox={`0 0 ${rows.length} ${rows.length}`}
        width="100%"
        display="block"
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={dots.join('')} fill="var(--mantine-color-black)" />
      </svg>
    </Paper>
  );
}
