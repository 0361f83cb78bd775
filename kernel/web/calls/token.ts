const COOKIE = 'Admin-Token';

export function readToken(): string | undefined {
  return document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
}

/** Kept for the browser's session only; `secure` where the page came over TLS. `token` is of letters that a cookie takes as they are. */
export function saveToken(token: string): void {
  writeCookie(token);
}

export function forgetToken(): void {
  writeCookie('', '; Max-Age=0');
}

function writeCookie(value: string, until = ''): void {
  document.cookie = `${COOKIE}=${value}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}${until}`;
}
