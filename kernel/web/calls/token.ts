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

/** As long as a session may last: a telephone that closed the browser opens Talaan again. */
const LASTING_SECONDS = 30 * 24 * 60 * 60;

/** Keeps the token beyond the browser's session, on a person's own device, or no longer. The server ends sessions by its own rules. */
export function keepToken(isLasting: boolean): void {
  const token = readToken();
  if (token !== undefined) writeCookie(token, isLasting ? `; Max-Age=${LASTING_SECONDS}` : '');
}

export function forgetToken(): void {
  writeCookie('', '; Max-Age=0');
}

function writeCookie(value: string, until = ''): void {
  document.cookie = `${COOKIE}=${value}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}${until}`;
}
