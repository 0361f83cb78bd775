import type { MantineColorsTuple } from '@mantine/core';

/** The lightness of the shipped ramps in OKLCH, from the palest to the darkest: it alone decides the contrast. */
const LIGHTNESS = [0.978, 0.944, 0.885, 0.809, 0.714, 0.615, 0.519, 0.456, 0.395, 0.325];
/** How strong each shade is, as a part of the strongest. */
const STRENGTH = [0.06, 0.19, 0.4, 0.68, 0.89, 1, 1, 0.91, 0.8, 0.63];
const STRONGEST = 0.14;

/**
 * Ten shades of the hue of a colour, as light and dark as those that come with Talaan. White text stands on shade 6 with at
 * least 4.5:1, whatever the colour was: a colour too light for that is taken as a darker shade of itself.
 */
export function rampOf(colour: string): MantineColorsTuple {
  const { chroma, hue } = toOklch(colour);
  const strongest = Math.min(chroma, STRONGEST);
  return LIGHTNESS.map((lightness, shade) => withinScreen(lightness, strongest * STRENGTH[shade]!, hue)) as unknown as MantineColorsTuple;
}

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** As strong as a screen can show it at this lightness. */
function withinScreen(lightness: number, chroma: number, hue: number): string {
  if (isShown(toLinear(lightness, chroma, hue))) return toHex(toLinear(lightness, chroma, hue));
  let [shown, tooStrong] = [0, chroma];
  for (let halvings = 0; halvings < 20; halvings += 1) {
    const middle = (shown + tooStrong) / 2;
    if (isShown(toLinear(lightness, middle, hue))) shown = middle;
    else tooStrong = middle;
  }
  return toHex(toLinear(lightness, shown, hue));
}

type Linear = [red: number, green: number, blue: number];

function isShown(linear: Linear): boolean {
  return linear.every((part) => part > -0.0005 && part < 1.0005);
}

function luminance(colour: string): number {
  const [red, green, blue] = readHex(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function readHex(colour: string): Linear {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Linear;
}

function toHex(linear: Linear): string {
  const parts = linear.map((part) => {
    const kept = Math.min(1, Math.max(0, part));
    const shown = kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

// The numbers are those of OKLab: Björn Ottosson, 'A perceptual color space for image processing', 2020.
function toOklch(colour: string): { chroma: number; hue: number } {
  const [red, green, blue] = readHex(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function toLinear(lightness: number, chroma: number, hue: number): Linear {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
