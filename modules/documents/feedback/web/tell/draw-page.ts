import { domToCanvas } from 'modern-screenshot';

/** At this width and more a screen is read as it was; a dense display has more pixels than a picture needs. */
const SCALE = 1;
const URL_IN_RULE = /url\("?([^")]+)"?\)/;

/** The part of the screen that is in sight, as it stands below the dialogs. */
export async function drawPage(): Promise<HTMLCanvasElement> {
  const root = document.getElementById('root')!;
  const { scrollX, scrollY, innerWidth: width, innerHeight: height } = window;
  const whole = await domToCanvas(root, {
    scale: SCALE,
    width: root.scrollWidth,
    height: Math.max(root.scrollHeight, scrollY + height),
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    // Left to find the fonts itself, the library sets a base address, which the policy of the page forbids.
    font: { cssText: await readFonts() },
  });
  const seen = document.createElement('canvas');
  Object.assign(seen, { width, height });
  seen.getContext('2d')!.drawImage(whole, scrollX, scrollY, width, height, 0, 0, width, height);
  return seen;
}

/** The fonts of the page with their files in them: a picture asks for none. */
async function readFonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) => ({ cssText, from: sheet.href ?? location.href })),
  );
  const filled = await Promise.all(
    rules.map(async ({ cssText, from }) => {
      const named = URL_IN_RULE.exec(cssText)?.[1];
      if (named === undefined || named.startsWith('data:')) return cssText;
      const file = await (await fetch(new URL(named, from))).blob();
      return cssText.replace(URL_IN_RULE, `url("${await toDataUrl(file)}")`);
    }),
  );
  return filled.join('\n');
}

function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('The font could not be read.')));
    reader.readAsDataURL(file);
  });
}
