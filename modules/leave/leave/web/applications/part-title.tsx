import { Title } from '@mantine/core';

/** A heading over a part of a panel. */
export function PartTitle({ children }: { children: string }) {
  return (
    <Title order={3} size="h5">
      {children}
    </Title>
  );
}
