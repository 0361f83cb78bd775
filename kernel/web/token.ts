import Cookies from 'js-cookie';

const COOKIE = 'Admin-Token';

export function readToken(): string | undefined {
  return Cookies.get(COOKIE);
}

/** Kept for the browser's session only; `secure` where the page came over TLS. */
export function saveToken(token: string): void {
  Cookies.set(COOKIE, token, { sameSite: 'Lax', path: '/', secure: location.protocol === 'https:' });
}

export function forgetToken(): void {
  Cookies.remove(COOKIE, { path: '/' });
}
