import { useEffect } from 'react';
import { barColour } from '@talaan/kernel/contract/campus-ramps.ts';

/** How the app is installed and what colour the telephone's bar has, by the campus of who is signed in. */
export function useAppFace(campus: number, colour: string | null): void {
  useEffect(() => {
    write('link[rel="manifest"]', 'href', `/manifest.webmanifest?campus=${campus}`);
    write('link[rel="apple-touch-icon"]', 'href', `/app-icon/${campus}/180.png`);
    write('meta[name="theme-color"]', 'content', barColour(campus, colour));
  }, [campus, colour]);
}

/** Only what is another: a browser that reads the same manifest twice asks for it twice. */
function write(selector: string, name: string, value: string): void {
  const tag = document.head.querySelector(selector);
  if (tag && tag.getAttribute(name) !== value) tag.setAttribute(name, value);
}
