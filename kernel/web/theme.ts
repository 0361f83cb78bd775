import { createTheme, type CSSVariablesResolver } from '@mantine/core';
import { CAMPUS_RAMPS } from '../contract/campus-ramps.ts';
import { rampOf } from './pages/colour-ramp.ts';

/** 'Inter' comes with the page (fonts.css); until it is there, Arial stands in at its width. */
const FONT = '"Inter", "Inter stand-in", Arial, system-ui, sans-serif';

/** The look of the product in the colours of one campus; with a colour of its own, in shades of that. */
export function themeFor(campusId: number, colour: string | null) {
  return createTheme({
    primaryColor: 'campus',
    primaryShade: 6,
    colors: {
      campus: colour === null ? (CAMPUS_RAMPS[campusId] ?? CAMPUS_RAMPS[1]!) : rampOf(colour),
      gray: ['#f9fafc', '#f2f3f7', '#e9ebef', '#dde0e5', '#caced4', '#a7abb2', '#6e7279', '#4c5057', '#31363d', '#1b1f27'],
      dark: ['#e0e5ed', '#c9ced6', '#aaaeb6', '#767a82', '#44484e', '#363940', '#282b31', '#1b1e24', '#14171d', '#0d0f15'],
      red: ['#fff5f4', '#fee7e4', '#fecbc6', '#ffa69e', '#f57770', '#da4f4c', '#b82e30', '#9c2024', '#81181b', '#611113'],
      green: ['#f2faf4', '#dff3e3', '#bde5c6', '#92d3a3', '#60b97c', '#309c59', '#037e3f', '#096834', '#005528', '#043f1e'],
      yellow: ['#fcf7f0', '#f8ebd9', '#efd5b2', '#e2b982', '#cc984c', '#b0780f', '#8c5f0b', '#754e02', '#5f3f04', '#472e04'],
      blue: ['#f4f8fd', '#e2eeff', '#c1dcfe', '#97c4fe', '#6ba6f0', '#4586d7', '#2769b7', '#1a569c', '#134681', '#0e3461'],
    },
    black: '#1b1f27',
    fontFamily: FONT,
    headings: {
      fontFamily: FONT,
      fontWeight: '600',
      textWrap: 'balance',
      sizes: {
        h1: { fontSize: '1.25rem', lineHeight: '1.4' },
        h2: { fontSize: '1rem', lineHeight: '1.5' },
        h3: { fontSize: '0.875rem', lineHeight: '1.43' },
        h4: { fontSize: '0.875rem', lineHeight: '1.43' },
      },
    },
    // Notes 12, tables and the menu 13, running text and fields 14, titles of dialogs 16, of pages 20.
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
    lineHeights: { xs: '1.34', sm: '1.54', md: '1.43', lg: '1.5', xl: '1.4' },
    fontWeights: { medium: '500' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    defaultRadius: 'sm',
    radius: { sm: '0.375rem', md: '0.5rem' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      // A long list has hundreds of them: pulsing, they would take a core from the rows that they wait for.
      Skeleton: { defaultProps: { animate: false } },
      Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
      InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
      // A list that opens by itself would hide the fields of a dialog that begins with it; typing, a click or an arrow opens it.
      Select: { defaultProps: { openOnFocus: false } },
      MultiSelect: { defaultProps: { openOnFocus: false } },
      Modal: { defaultProps: { centered: true, closeButtonProps: { 'aria-label': 'Close' } } },
      ModalTitle: { defaultProps: { fz: 18, fw: 600, lh: '24px' } },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Dismiss' } } },
      Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
      // Its <header> would count as a second banner of the page.
      ModalHeader: { defaultProps: { role: 'presentation' } },
      DrawerHeader: { defaultProps: { role: 'presentation' } },
      // Hidden and shown again without end in a dialog on a phone: each time the page grows wider, and the field moves from under its list.
      Combobox: { defaultProps: { hideDetached: false } },
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      NavLink: { defaultProps: { variant: 'light' } },
      Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 500 } },
    },
  });
}

const TINTED = ['campus', 'gray', 'red', 'green', 'yellow', 'blue'];

/** Tinted grounds in the dark: Mantine's are nearly black. */
function tint(color: string): [string, string][] {
  return [
    [`--mantine-color-${color}-light`, `color-mix(in srgb, var(--mantine-color-${color}-5) 26%, var(--mantine-color-dark-7))`],
    [`--mantine-color-${color}-light-hover`, `color-mix(in srgb, var(--mantine-color-${color}-5) 36%, var(--mantine-color-dark-7))`],
    [`--mantine-color-${color}-light-color`, `var(--mantine-color-${color}-1)`],
  ];
}

/** Mantine's own dimmed, placeholder and error colours miss AA. */
export const readableColors: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-6)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--talaan-canvas': 'var(--mantine-color-gray-0)',
    '--talaan-field-border': '#8d9198',
    '--talaan-rule': 'var(--mantine-color-gray-2)',
    '--talaan-card': 'var(--mantine-color-white)',
    '--talaan-pill': 'var(--mantine-color-gray-1)',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-anchor': 'var(--mantine-color-campus-3)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
    ...Object.fromEntries(TINTED.flatMap((color) => tint(color))),
    '--talaan-canvas': 'var(--mantine-color-dark-8)',
    '--talaan-field-border': 'var(--mantine-color-dark-3)',
    '--talaan-rule': 'var(--mantine-color-dark-5)',
    '--talaan-card': 'var(--mantine-color-dark-6)',
    '--talaan-pill': 'var(--mantine-color-dark-5)',
  },
});
