export {};

/** Looks at every screen in all its forms, on a desk, a laptop and a phone, in light and dark, and notes what they were made of: `npm run look`. */
process.env.LOOK = 'all';
process.argv.push('apps/web/every-screen');
await import('./test.ts');
