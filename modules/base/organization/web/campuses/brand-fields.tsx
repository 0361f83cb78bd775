import { ColorInput, Stack } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { LogoField } from '../letterheads/logo-field.tsx';
import { ColourSample } from './colour-sample.tsx';

interface BrandFieldsProps {
  colour: GetInputPropsReturnType;
  logo: GetInputPropsReturnType;
}

/** Colour and logo of a campus or of the university. */
export function BrandFields({ colour, logo }: BrandFieldsProps) {
  const typed: string = colour.value ?? '';
  return (
    <>
      <Stack gap={6}>
        <ColorInput
          label="Colour"
          description="For buttons, links and marks; empty for the default. A light colour is darkened so that white text on it stays readable."
          format="hex"
          placeholder="#2d539d"
          withEyeDropper={false}
          popoverProps={{ withinPortal: false }}
          {...colour}
          value={typed}
          onChange={(value) => colour.onChange(value || null)}
        />
        {/^#[0-9a-f]{6}$/i.test(typed) && <ColourSample colour={typed} />}
      </Stack>
      <LogoField label="Logo" {...logo} />
    </>
  );
}
